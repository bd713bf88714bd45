/** Screenshots that are compared whatever fonts a machine has: as the brightness of coarse cells. */
import type { OpenedBrowser } from '../../support/testing/browser.ts';

const columns = 40;
const rows = 25;

/** The brightness of each cell of a picture (PNG), 0 to 255: row by row from the top, each from the left. */
export async function brightness(browser: OpenedBrowser, picture: Buffer): Promise<readonly number[]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate<readonly number[]>(`(async () => {
      const bytes = Uint8Array.from(atob('${picture.toString('base64')}'), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const [sums, counts] = [new Float64Array(${columns * rows}), new Float64Array(${columns * rows})];
      for (let y = 0; y < image.height; y++) {
        for (let x = 0; x < image.width; x++) {
          const cell = Math.floor((y * ${rows}) / image.height) * ${columns} + Math.floor((x * ${columns}) / image.width);
          const at = 4 * (y * image.width + x);
          sums[cell] += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
          counts[cell]++;
        }
      }
      return [...sums].map((sum, i) => Math.round(sum / counts[i]));
    })()`);
  } finally {
    await page.close();
  }
}
