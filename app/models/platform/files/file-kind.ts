/** Beside those of the specification, the newer forms that pictures are kept in here. */
const endings = {
  picture: ['svg', 'jpeg', 'jpg', 'png', 'webp', 'avif'],
  film: ['mp4', 'm4v', 'mov', 'avi', 'wmv', 'flv'],
}

/** Whether the ending of an address tells a picture, a film, or neither. */
export function kindOfFile(address: string): 'picture' | 'film' | undefined {
  const ending = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(address)?.[1]?.toLowerCase() ?? ''
  if (endings.picture.includes(ending)) return 'picture'
  return endings.film.includes(ending) ? 'film' : undefined
}
