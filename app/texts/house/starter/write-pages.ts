import type { Answers, Draft, Piece, Proposal } from '#app/models/house/starter/answers.ts'
import { writeHome } from './home-page.ts'
import { writeDoor, writeHouse, writeVisits } from './house-pages.ts'
import { writeArticle, writeBlog, writeContact, writeGoods } from './openings.ts'
import { receives, sayAnswers } from './sentences.ts'
import { listWays } from './ways.ts'

/** Which pages there will be: those of the site by their addresses, and those that are wanted beside them. */
export type Around = { standing: Partial<Record<Piece, string>>; isWanted: (piece: Piece) => boolean }

const all: Around = { standing: {}, isWanted: () => true }

/** Writes the first pages of a site from what its owner answered; they lead to none that is left away. */
export function writePages(answers: Answers, { standing, isWanted }: Around = all): Proposal[] {
  const said = sayAnswers(answers)
  const { words, craft, story, town } = said
  const isTold: Partial<Record<Piece, boolean>> = {
    house: Boolean(craft || story),
    place: answers.hasHours || town !== '',
    visits: receives(answers.visits),
  }
  const ways = listWays(words, (piece, own) => standing[piece] ?? (isTold[piece] && isWanted(piece) ? own : undefined))
  const written: [Piece, string, [Draft, Draft] | undefined][] = [
    ['home', '', writeHome(answers, said, ways)],
    ['goods', 'boutique', writeGoods(said)],
    ['house', words.houseUrl, writeHouse(answers, said)],
    ['place', words.placeUrl, writeDoor(answers, said)],
    ['visits', words.visitsUrl, writeVisits(answers, said, ways)],
    ['blog', 'le-carnet', writeBlog(said)],
    ['article', '', writeArticle(said)],
    ['contact', 'contact', writeContact(said)],
  ]
  return written.flatMap(([piece, url, drafts]) => (drafts ? [{ piece, url, ways: drafts }] : []))
}
