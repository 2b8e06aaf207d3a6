/** The launcher cannot go on, and the message is a sentence for the person at the terminal. */
export class LaunchRefused extends Error {
  name = 'LaunchRefused';
}

/** Prints the sentence, or the whole error when it is nobody's sentence; gives the exit code. */
export function tellRefusal(error) {
  console.error(error instanceof LaunchRefused ? error.message : error);
  return 1;
}
