import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import type { Answers, Draft } from '#app/models/house/starter/answers.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { tradeWords } from '#app/texts/site/trades.ts'
import { pictureOf, textBeside } from './parts.ts'
import { join, type Said } from './sentences.ts'
import type { Ways } from './ways.ts'

/** The door of the site: by the name of the house, or by what it sells. */
export function writeHome(answers: Answers, said: Said, ways: Ways): [Draft, Draft] {
  const title = [answers.name, said.kind].filter(Boolean).join(' · ')
  const page = { title, short: 'Accueil' }
  return [
    { ...page, blocks: byName(answers, said, ways) },
    { ...page, blocks: byGoods(answers, said, ways) },
  ]
}

function byName(answers: Answers, said: Said, ways: Ways): PageBlock[] {
  const { words, craft, story, kind } = said
  const body = craft && story
  return [
    {
      type: 'hero',
      eyebrow: kind,
      title: answers.name,
      lead: craft || story,
      actions: actionsOf(said, ways),
      ...pictureOf(answers, 0, 'picture'),
    },
    shelf(words.goods),
    ...besideHours(
      answers,
      textBeside(answers, 1, {
        eyebrow: words.house,
        title: words.house,
        body: body ? toRichText(body) : undefined,
        actions: toHouse(ways),
        side: 'right',
      }),
    ),
    ...practical(answers, said, ways),
  ]
}

function byGoods(answers: Answers, said: Said, ways: Ways): PageBlock[] {
  const { words, craft, story, town, shipping } = said
  const isSent = answers.shipping === 'SHIP' || answers.shipping === 'BOTH'
  const lead = shipping || craft || story
  const told = [story, craft].filter((sentence) => sentence && sentence !== lead)
  return [
    {
      type: 'hero',
      eyebrow: answers.name,
      title: isSent ? words.sent : words.direct,
      lead,
      actions: actionsOf(said, ways),
      ...pictureOf(answers, 0, 'picture'),
    },
    ...textBeside(answers, 1, {
      eyebrow: words.house,
      title: answers.name,
      body: told.length > 0 ? toRichText(...told, ...[town].filter(Boolean)) : undefined,
      actions: toHouse(ways),
      side: 'left',
    }),
    shelf(words.goods),
    ...hours(answers),
    ...practical(answers, said, ways),
  ]
}

function shelf(title: string): PageBlock {
  return { type: 'products', title, count: 4, tags: [], kind: '' }
}

/** A text without a photo and the hours stand side by side; each alone has a band of its own. */
function besideHours(answers: Answers, texts: PageBlock[]): PageBlock[] {
  const [text] = texts
  const [table] = hours(answers)
  if (text?.type !== 'text' || table?.type !== 'hours') return [...texts, ...hours(answers)]
  const columns = [[{ ...text, ground: undefined }], [{ ...table, ground: undefined }]]
  return [{ type: 'columns', title: '', columns, ground: 'sand' }]
}

function hours({ hasHours, trade }: Answers): PageBlock[] {
  return hasHours ? [{ type: 'hours', title: tradeWords[trade].hours, lead: '', days: [], ground: 'sand' }] : []
}

function actionsOf({ words }: Said, ways: Ways): Action[] {
  const second = ways.visits ?? ways.place ?? ways.house
  return [{ label: words.seeGoods, href: '/boutique' }, ...(second ? [second] : [{ label: 'Nous écrire', href: '/contact' }])]
}

function toHouse({ house }: Ways): Action[] {
  return house ? [{ label: 'Faire connaissance', href: house.href }] : []
}

/** What one has to know to come and to order: a card each, or a single call. */
function practical({ hasHours }: Answers, { words, town, visits, shipping }: Said, ways: Ways): PageBlock[] {
  const cards = [
    ...(ways.place ? [{ title: words.place, text: join(town, hasHours && 'Voir les horaires.'), href: ways.place.href }] : []),
    ...(ways.visits ? [{ title: words.visits, text: visits, href: ways.visits.href }] : []),
    ...(shipping ? [{ title: 'Commander', text: shipping, href: '/boutique' }] : []),
  ]
  const [only, ...others] = cards
  if (!only) return []
  if (others.length > 0) return [{ type: 'cards', title: 'Venir et commander', cards, ground: 'blush' }]
  return [{ type: 'call', title: only.title, lead: only.text, actions: [{ label: 'En savoir plus', href: only.href }] }]
}
