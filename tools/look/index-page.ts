/** One page with every sheet below each other, to scroll through. */
export function indexPage(sheets: readonly { name: string; sheet: string }[]): string {
  const sections = sheets.map(
    ({ name, sheet }) =>
      `<section id="${name}"><h2>${name}</h2><img loading="lazy" src="${sheet}"></section>`,
  );
  const links = sheets.map(({ name }) => `<a href="#${name}">${name}</a>`);
  return `<!doctype html>
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { margin: 24px; font: 14px system-ui; background: #eee }
  nav { display: flex; flex-wrap: wrap; gap: 12px } img { max-width: 100% }
</style>
<nav>${links.join('')}</nav>
${sections.join('\n')}
`;
}
