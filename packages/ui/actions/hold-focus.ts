/** For `onMouseDown` of a button: what is typed or scanned goes on landing where the caret stands. */
export function holdFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}
