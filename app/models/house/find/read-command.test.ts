import { expect, test } from 'vitest'
import { readCommand } from './read-command.ts'

const today = '2026-12-10'
const closes = (text: string, from = today) => {
  const read = readCommand(text, from)
  return read?.act === 'close' ? [read.closing.firstDay, read.closing.lastDay] : read
}

test.each([
  ['fermer du 24 au 4', ['2026-12-24', '2027-01-04']],
  ['Fermer du 24 décembre au 4 janvier', ['2026-12-24', '2027-01-04']],
  ['fermer du 24 au 4 janvier', ['2026-12-24', '2027-01-04']],
  ['congés du 1er au 15 août', ['2027-08-01', '2027-08-15']],
  ['fermeture du 24/12 au 4/1', ['2026-12-24', '2027-01-04']],
  ['fermer du 24/12/2027 au 04/01/2028', ['2027-12-24', '2028-01-04']],
  ['fermer le 1er mai', ['2027-05-01', '2027-05-01']],
  ['fermer le 10', [today, today]],
  ['fermer demain', ['2026-12-11', '2026-12-11']],
  ['fermer aujourd’hui', [today, today]],
  ['fermer jusqu’au 20', [today, '2026-12-20']],
  ['fermer du 29 février au 2 mars', ['2028-02-29', '2028-03-02']],
  ['fermer', [undefined, undefined]],
])('%s', (text, days) => expect(closes(text)).toEqual(days))

test.each(['fermer du 99 au 4', 'fermer du 24 brumaire au 4', 'fermer la porte', 'fermer du 31/02/2027 au 1/3/2027'])(
  '%s names no days',
  (text) => expect(readCommand(text, today)).toBeUndefined(),
)

test.each([
  ['rembourser MDEQ-9XY8', { act: 'refund', order: 'mdeq-9xy8' }],
  ['Rembourser la commande MDEQ-9XY8', { act: 'refund', order: 'mdeq-9xy8' }],
  ['expédier Marc Tisserand', { act: 'ship', order: 'marc tisserand' }],
  ['prix du Bal des geais', { act: 'price', wine: 'bal des geais' }],
  ['changer le prix de l’Abbesse', { act: 'price', wine: 'abbesse' }],
  ['stock du Grand Foudre', { act: 'stock', wine: 'grand foudre' }],
  ['nouveau vin', { act: 'make', what: 'vin' }],
  ['nouvelle bière', { act: 'make', what: 'biere' }],
  ['prix de la bière Blonde du pré', { act: 'price', wine: 'blonde du pre' }],
  ['écrire une lettre', { act: 'make', what: 'lettre' }],
])('%s', (text, command) => expect(readCommand(text, today)).toEqual(command))

test.each(['', 'prix', 'rembourser', 'Marc Tisserand', 'fermentation', 'nouveautés', '('.repeat(100)])(
  '« %s » is no command',
  (text) => expect(readCommand(text, today)).toBeUndefined(),
)
