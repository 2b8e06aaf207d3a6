// Runs in the page, so it is one function without imports.

/** What axe found, without targets that are small only as something open covers them: they are pressed when it has closed. */
export function withoutCovered(violations) {
  const isCovered = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [
      [x, top + 2],
      [x, bottom - 2],
    ]);
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit?.closest('[role="dialog"], [role="menu"]') && !element.contains(hit) && !hit.contains(element)
      );
    });
  };
  return violations
    .map((violation) =>
      violation.id === 'target-size'
        ? {
            ...violation,
            nodes: violation.nodes.filter(({ target }) => !isCovered(document.querySelector(target[0]))),
          }
        : violation,
    )
    .filter(({ nodes }) => nodes.length > 0);
}
