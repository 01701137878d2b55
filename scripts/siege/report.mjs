import { say } from '../steps/run.mjs'
import { at } from './plan.mjs'
import { readSteps } from './stopwatch.mjs'
import { answersBetween, delayAt } from './watch-shop.mjs'

const megabyte = 1024 * 1024
/** What strangers may send to a site within a day: `mostOfDay` in `api/site/media/take-form-files.ts`. */
const filesBudget = 400 * megabyte
const mostRatio = 3
const mostDelayMs = 100
/** The 250 that the bench allows, and what thousands of connections, uploads and hashes under way weigh. */
const mostMemory = 400

/** Prints everything as Markdown; answers the promises, each with whether it was kept. */
export function report(siege) {
  sayAttack(siege)
  saySteps('Buyer', siege.quiet.buyer, siege.under.buyer)
  saySteps('Owner', siege.quiet.owner, siege.under.owner)
  sayShop(siege)
  sayMails(siege)
  const promises = judge(siege)
  table(
    'promise | figure | kept',
    promises.map(({ promise, figure, isKept }) => [promise, figure, isKept ? 'yes' : '**no**']),
  )
  return promises
}

function sayAttack({ attack, strangers, stock }) {
  table(
    'strangers | sent | answers | p50 ms | p95 ms',
    Object.entries(attack.tallies).map(([kind, { sent, statuses, broken, p50, p95 }]) => {
      const answers = Object.entries(statuses).map(([status, count]) => `${status === '0' ? 'broken' : status} × ${count}`)
      const why = Object.entries(broken).map(([code, count]) => `${code} × ${count}`)
      return [kind, sent, [...answers, ...why].join(', '), whole(p50), whole(p95)]
    }),
  )
  const { opened, closed, refused, most } = attack.connections
  say(`\nIdle connections: ${opened} opened, ${closed} let go by the shop, ${refused} refused, ${most} open at most.`)
  const { orders, places, bottles, files, fileBytes, subscribers } = strangers
  say(
    `Kept of strangers: ${orders} orders from ${places} places hold ${bottles} bottles; ${files} files (${megabytes(fileBytes)} MB); ${subscribers} asks for the letter.`,
  )
  say(`Left of the wines they were after: ${stock.map(({ id, quantity }) => `${id} ${quantity}`).join(', ')}.`)
}

function saySteps(who, quiet, under) {
  const [before, after] = [readSteps(quiet.steps), readSteps(under.steps)]
  const rows = [...after.each, after.all].map(({ name, count, p50, p95 }) => {
    const then = name === 'all' ? before.all : before.each.find((one) => one.name === name)
    const times = then ? [whole(then.p50), whole(then.p95)] : ['–', '–']
    return [name, count, ...times, whole(p50), whole(p95), then ? (p95 / then.p95).toFixed(1) : '–']
  })
  table(`${who}'s step | times | quiet p50 ms | p95 | siege p50 ms | p95 | ratio of p95`, rows)
  const first = (watch) => `${whole(at(watch.pages, 0.5))} / ${whole(at(watch.pages, 0.95))}`
  const { started, ended, failed } = under.journeys
  say(`\n${who}: first byte of a page p50 / p95, quiet ${first(quiet)} ms, under siege ${first(under)} ms.`)
  say(
    `${who}: ${started} journeys begun, ${ended} gone to their end; before the siege ${quiet.journeys.ended} of ${quiet.journeys.started}.`,
  )
  for (const reason of [...quiet.journeys.failed, ...failed]) say(`- ${who} failed: ${reason}`)
}

function sayShop({ metrics, seen, notes }) {
  const [before, middle, after] = metrics
  const ms = (share, from, to) => delayAt(share, from, to).toFixed(1)
  table(
    'event loop delay | p50 ms | p99 ms | longest ms | memory at most, MB | of its helpers | processor | its main thread waited for one',
    [
      ['quiet', ms(0.5, before, middle), ms(0.99, before, middle), ...seenCells(seen.quiet)],
      ['siege', ms(0.5, middle, after), ms(0.99, middle, after), ...seenCells(seen.under)],
    ],
  )
  const answers = Object.entries(answersBetween(middle, after)).map(([name, count]) => `${name} × ${count}`)
  say(`\nAnswers of the shop under siege: ${answers.join(', ')}.`)
  say(`A mail of an order came after ${whole(at(notes.mailMs, 0.5))} ms (p50), ${whole(at(notes.mailMs, 0.95))} ms (p95).`)
}

function seenCells({ longestMs, memory, helpers, processor, waited }) {
  return [whole(longestMs), whole(memory), whole(helpers), processor.toFixed(2), `${Math.round(waited * 100)} %`]
}

function sayMails({ mails, drained, attack, strangers }) {
  table(
    'mail | sent | waits for its share | until | failed',
    Object.entries(mails.kinds).map(([kind, { sent, waiting, until = '', failed = 0 }]) => [kind, sent, waiting, until, failed]),
  )
  const taken = (attack.tallies.news.statuses[200] ?? 0) + (attack.tallies.news.statuses[303] ?? 0)
  const { sent = 0, waiting = 0 } = mails.kinds.newsletter_confirm ?? {}
  say(
    `\nThe outbox was empty of what was due after ${drained} s. Asks for the letter: ${taken} taken (${strangers.subscribers} kept), ${sent + waiting} mails written, ${taken - sent - waiting} not written, their share being spent.`,
  )
  for (const loss of mails.lost.slice(0, 20)) say(`- lost: ${loss}`)
}

function judge(siege) {
  const { quiet, under, metrics, seen, mails, attack, notes, growth, audit, books } = siege
  const ratioOf = (who) => readSteps(under[who].steps).all.p95 / readSteps(quiet[who].steps).all.p95
  const failed = [quiet, under].flatMap(({ buyer, owner }) => [...buyer.journeys.failed, ...owner.journeys.failed]).length
  const faults = Object.entries(answersBetween(metrics[0], metrics[2])).filter(([name]) => / 5\d\d$/.test(name))
  const faultCount = faults.reduce((sum, [, count]) => sum + count, 0)
  const delay = delayAt(0.99, metrics[1], metrics[2])
  const peak = Math.max(seen.quiet.memory, seen.under.memory)
  const unsent = Object.entries(attack.tallies).filter(([kind, { sent }]) => sent < siege.plan.counts[kind])
  const promise = (said, figure, isKept) => ({ promise: said, figure, isKept })
  return [
    promise(
      `buyer: p95 of all steps at most ${mostRatio} times the quiet one`,
      ratioOf('buyer').toFixed(2),
      ratioOf('buyer') <= mostRatio,
    ),
    promise(
      `owner: p95 of all steps at most ${mostRatio} times the quiet one`,
      ratioOf('owner').toFixed(2),
      ratioOf('owner') <= mostRatio,
    ),
    promise('every journey goes to its end', `${failed} failed`, failed === 0),
    promise('the wine that a buyer came for is to be had', `${notes.soldOut} times not`, notes.soldOut === 0),
    promise(`event loop p99 at most ${mostDelayMs} ms`, `${delay.toFixed(1)} ms`, delay <= mostDelayMs),
    promise('no answer 5xx', `${faultCount}`, faultCount === 0),
    promise('no mail lost', `${mails.lost.length}`, mails.lost.length === 0),
    promise(
      'the data grows less than the room for files',
      `${megabytes(growth)} of ${megabytes(filesBudget)} MB`,
      growth < filesBudget,
    ),
    promise(`memory at most ${mostMemory} MB`, `${whole(peak)} MB`, peak <= mostMemory),
    promise('audit', audit.said, audit.isSound),
    promise('books', books.said, books.isSound),
    promise('the siege was whole', unsent.length === 0 ? 'all sent' : unsent.map(([kind]) => kind).join(), unsent.length === 0),
  ]
}

function table(columns, rows) {
  say(`\n| ${columns} |\n${'|---'.repeat(columns.split(' | ').length)}|`)
  for (const row of rows) say(`| ${row.join(' | ')} |`)
}

const whole = (number) => (Number.isFinite(number) ? String(Math.round(number)) : '–')

const megabytes = (bytes) => (bytes / megabyte).toFixed(1)
