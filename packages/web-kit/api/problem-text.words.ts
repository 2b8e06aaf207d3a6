/** What is shown where no answer came. */
export const NO_ANSWER = {
  en: 'The server cannot be reached. Check the network and try again.',
  sw: 'Seva haipatikani. Angalia mtandao kisha jaribu tena.',
};
