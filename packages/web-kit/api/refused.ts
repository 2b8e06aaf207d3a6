/** What a failed answer carries beside its sentence (api.md). */
export interface FailedAnswer {
  message: string;
  code?: string;
  fields?: Readonly<Record<string, string>>;
  reference?: string;
  [more: string]: unknown;
}

/** The server said no; its sentence is already in the user's language. */
export class Refused extends Error {
  readonly status: number;
  readonly answer: FailedAnswer;

  constructor(status: number, answer: FailedAnswer) {
    super(answer.message);
    this.name = 'Refused';
    this.status = status;
    this.answer = answer;
  }

  get code(): string | undefined {
    return this.answer.code;
  }

  get fields(): Readonly<Record<string, string>> {
    return this.answer.fields ?? {};
  }
}

/** No answer came: the network or the server is away. */
export class Unreachable extends Error {
  constructor() {
    super('unreachable');
    this.name = 'Unreachable';
  }
}
