/** What a new book may be reduced by, in percent (law of 10 August 1981, article 1): its price is its publisher's. */
export const mostOffBook = 5

/** The number of a book as machines take it; nothing where what is written is none. */
export function readIsbn(written: string): string | undefined {
  const isbn = written.replaceAll(/[\s\u00a0-]/g, '').toUpperCase()
  return /^(?:97[89]\d{10}|\d{9}[\dX])$/.test(isbn) ? isbn : undefined
}
