/** Text in a picture, which has to be broken into lines and kept in its place by the page. */

/** How wide a letter of the condensed font is on average, in ems. Cyrillic ones are wider. */
const widthOf = (letter: string): number => (/[\u0400-\u04ff]/.test(letter) ? 0.53 : 0.45);

const widthIn = (text: string): number =>
  [...text].reduce((width, letter) => width + widthOf(letter), 0);

/** The text in lines of at most `ems`, not more than `most`. What does not fit ends in an ellipsis. */
export function linesOf(text: string, ems: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthIn(longer) <= ems) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  const rest = lines.slice(most).join(' ');
  return shown.map((line, index) =>
    cut(index === most - 1 && rest !== '' ? `${line} ${rest}` : line, ems),
  );
}

/** The text, or as much of it as fits with an ellipsis. */
export function cut(text: string, ems: number): string {
  if (widthIn(text) <= ems) return text;
  let shown = '';
  for (const letter of text) {
    if (widthIn(`${shown}${letter}…`) > ems) break;
    shown += letter;
  }
  return `${shown.trimEnd()}…`;
}
