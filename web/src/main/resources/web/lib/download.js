// Downloads of files that the page creates.

const SCALE = 2;

/**
 * Downloads a file.
 *
 * @param {Blob} blob
 * @param {string} name
 */
export function save(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Later, because the browser still reads the address.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * A drawing as a PNG, at twice its size so that it is sharp on paper.
 *
 * @param {string} drawing an SVG document
 * @returns {Promise<Blob>}
 */
export async function pngOf(drawing) {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth * SCALE;
  canvas.height = picture.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
