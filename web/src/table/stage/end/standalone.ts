/** A drawing of the page as a file of its own, and as a PNG. */

/** What a style sheet may say about a shape. */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
] as const;

/** The drawing with everything it takes from the page: symbols, styles and colours of the theme. */
export function standalone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = painted(drawing) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const named = [...copy.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  const symbols = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  for (const name of new Set(named)) {
    const symbol = document.getElementById(name.slice(1));
    if (symbol !== null) symbols.append(painted(symbol));
  }
  copy.prepend(symbols);
  return themed(new XMLSerializer().serializeToString(copy));
}

/** A copy whose shapes carry what the style sheets of the page say about them. */
function painted(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const from = [original, ...original.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll('*')];
  to.forEach((element, index) => {
    const source = from[index];
    if (source !== undefined && element.hasAttribute('class')) {
      const style = getComputedStyle(source);
      for (const property of PAINT) {
        const value = style.getPropertyValue(property);
        if (value !== '') element.setAttribute(property, value);
      }
    }
    element.removeAttribute('class');
  });
  return copy;
}

/** `var(--seat-blue)` is its colour in the current theme. */
function themed(text: string): string {
  const root = getComputedStyle(document.documentElement);
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
    root.getPropertyValue(name).trim(),
  );
}

/** The fonts of the page that the text needs, as rules a file can carry with it. */
export async function fontRules(text: string): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter((rule) => covers(rule.style.getPropertyValue('unicode-range'), text));
  const carried = await Promise.all(
    rules.map(async ({ cssText, parentStyleSheet }) => {
      const found = /url\("?([^")]+)"?\)/.exec(cssText);
      if (found?.[1] === undefined) return '';
      const address = new URL(found[1], parentStyleSheet?.href ?? location.href);
      const file = await (await fetch(address)).blob();
      return cssText.replace(found[0], `url("${await dataAddress(file)}")`);
    }),
  );
  return carried.join('\n');
}

/** Whether a font is for any of these letters. */
export function covers(range: string, text: string): boolean {
  const ranges = [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  if (ranges.length === 0) return true;
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code > 32 && ranges.some(([from, to]) => from <= code && code <= to);
  });
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

const FONTS_MS = 250;

/** The drawing as a bitmap. */
export async function bitmap(drawing: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const paper = canvas.getContext('2d');
    // Browsers load the fonts of an image when it is drawn for the first time.
    paper?.drawImage(image, 0, 0, width, height);
    await new Promise((done) => setTimeout(done, FONTS_MS));
    paper?.drawImage(image, 0, 0, width, height);
    return await new Promise((done, failed) =>
      canvas.toBlob(
        (blob) => (blob === null ? failed(new Error('no bitmap')) : done(blob)),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
