import { countFindings, verifyBooks } from '#api/house/audit/audit-shop.ts'
import { type ChainState, readChainStates } from '#api/selling/papers/chain/read-chain-states.ts'
import { readHead } from '#app/models/selling/money/book-entry.ts'
import { findSigning } from '../ports/sealing.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from './read-words.ts'

/** Reads all papers, payments and closings again, running shop or not; fails and names the line of whatever is not as it was written. */
export async function runBooks(settings: Settings, words: string[] = []): Promise<void> {
  const { head: typed } = readWords('books', words).values
  const head = typed === undefined ? undefined : readHead(typed)
  if (typed !== undefined && !head) throw new Error('--head: a number, a colon and 64 letters, as the mail of a closing tells it')
  const signing = findSigning(settings)
  const { findings, states } = await withCurrentDatabase(settings, async (db) => ({
    findings: await verifyBooks(db, { signing, head }),
    states: await readChainStates(db),
  }))
  for (const { site, rule, what } of findings) console.log(`site ${site}  ${rule}  ${what}`)
  for (const state of states) for (const line of sayState(state)) console.log(`site ${state.site}  ${line}`)
  if (!signing) console.log('SEALING_KEY is not named: who signed was not looked at.')
  const count = countFindings(findings)
  console.log(count === 0 ? 'Every paper is as it was issued.' : `${count} findings.`)
  if (count > 0) process.exitCode = 1
}

function sayState({ since, before, tip, waiting }: ChainState): string[] {
  const waits = waiting > 0 ? [`${waiting} wait for their signature`] : []
  if (!since || !tip) return waiting > 0 ? ['nothing is signed yet', ...waits] : []
  const old = before > 0 ? `: ${before} papers of before were signed as they stood then` : ''
  return [`signed since ${since}${old}`, `head ${tip.seq}:${tip.hash}`, ...waits]
}
