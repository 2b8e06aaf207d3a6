/** Where one or two letters are looked for: at the beginning of the text, and of any other word in it. */
export const BEGINNINGS: readonly string[] = [
  "r.search_text ilike safe || '%'",
  "r.search_text ilike '% ' || safe || '%'",
];

/**
 * Rows of several questions, each row once. Asked in one question with `or`, the planner takes a letter to stand nearly
 * everywhere and reads the whole business; one condition alone is always looked up in its index.
 */
export function eitherOf(questions: readonly string[]): string {
  return questions.map((question) => `(${question})`).join('\n        union\n        ');
}
