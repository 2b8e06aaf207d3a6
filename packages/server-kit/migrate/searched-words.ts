/**
 * The words of a search as patterns: all of them stand in a row that is found, in any order. The longest leads to the rows by
 * the index, one pattern at a time, for that is what the planner looks up in it; the others are looked for in what it found.
 * Where every word is of one or two letters, they are looked for as they stand.
 */
export const DECLARED_WORDS = `
  b       uuid := ctx.biz();
  whole   text := ${escaped('word')};
  longest text := (select w from unnest(string_to_array(word, ' ')) w order by length(w) desc limit 1);
  safe    text := case when length(longest) < 3 and length(word) >= 3 then whole else ${escaped('longest')} end;
  -- No column is called so: a name that is both would be ambiguous.
  each_word text[] := array(select '%' || ${escaped('w')} || '%' from unnest(string_to_array(word, ' ')) w);`;

/** Letters as they are: no sign of a pattern means anything. */
function escaped(text: string): string {
  return `regexp_replace(${text}, '([%_\\\\])', '\\\\\\1', 'g')`;
}

/** The rows that have the longest word somewhere. */
export const WITHIN = "r.search_text ilike '%' || safe || '%' and r.search_text ilike all (each_word)";

/** Where one or two letters are looked for: at the beginning of the text, and of any other word in it. */
export const BEGINNINGS: readonly string[] = [
  "r.search_text ilike safe || '%' and r.search_text ilike all (each_word)",
  "r.search_text ilike '% ' || safe || '%' and r.search_text ilike all (each_word)",
];

/**
 * Rows of several questions, each row once. Asked in one question with `or`, the planner takes a letter to stand nearly
 * everywhere and reads the whole business; one condition alone is always looked up in its index.
 */
export function eitherOf(questions: readonly string[]): string {
  return questions.map((question) => `(${question})`).join('\n        union\n        ');
}
