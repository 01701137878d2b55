import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { Answers, Draft } from '#app/models/house/starter/answers.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { tradeWords } from '#app/texts/site/trades.ts'
import { galleryOf, pictureOf, textBeside } from './parts.ts'
import { join, receives, type Said } from './sentences.ts'
import type { Ways } from './ways.ts'

/** Who the house is and what it makes; no page where neither is told. */
export function writeHouse(answers: Answers, said: Said): [Draft, Draft] | undefined {
  const { words, craft, story, town } = said
  if (!craft && !story) return undefined
  const page = { title: words.house, short: words.house }
  const isBoth = craft !== '' && story !== ''
  const call: PageBlock = {
    type: 'call',
    title: words.goods,
    lead: words.choose,
    actions: [{ label: words.seeGoods, href: '/boutique' }],
  }
  return [
    {
      ...page,
      blocks: [
        { type: 'title', text: words.house, lead: story || craft },
        ...textBeside(answers, 2, {
          eyebrow: '',
          title: words.craft,
          body: isBoth ? toRichText(craft, ...[town].filter(Boolean)) : undefined,
          actions: [],
          side: 'right',
        }),
        ...galleryOf(answers, 3),
        call,
      ],
    },
    {
      ...page,
      blocks: [
        { type: 'title', text: answers.name, eyebrow: words.house, lead: craft || story },
        ...wide(answers, 2),
        ...(isBoth
          ? [{ type: 'text', title: 'Qui nous sommes', body: toRichText(story, ...[town].filter(Boolean)) } as const]
          : []),
        ...galleryOf(answers, 3),
        { ...call, title: 'Une question ?', lead: words.ask, actions: [{ label: 'Nous écrire', href: '/contact' }] },
      ],
    },
  ]
}

/** Where and when one finds the door open; no page where neither is told. */
export function writeDoor(answers: Answers, said: Said): [Draft, Draft] | undefined {
  const { words, town, shipping, visits } = said
  if (!answers.hasHours && !town) return undefined
  const page = { title: words.place, short: words.placeMenu }
  const fetching = answers.shipping === 'BOTH' || answers.shipping === 'COLLECT' ? shipping : ''
  const told = [visits, fetching].filter(Boolean)
  const text: PageBlock[] = told.length > 0 ? [{ type: 'text', title: 'Bon à savoir', body: toRichText(...told) }] : []
  const hours = hoursOf(answers)
  const map: PageBlock[] = town ? [{ type: 'map', title: 'Où nous sommes', lead: '', withMap: true, ground: 'sand' }] : []
  return [
    { ...page, blocks: [{ type: 'title', text: words.place, lead: town }, ...hours, ...text, ...map] },
    {
      ...page,
      blocks: [{ type: 'title', text: words.place, lead: join(town, visits) }, ...wide(answers, 1), ...map, ...hours],
    },
  ]
}

/** How one comes to see; no page where nobody is received. */
export function writeVisits(answers: Answers, said: Said, ways: Ways): [Draft, Draft] | undefined {
  const { words, visits } = said
  if (!receives(answers.visits)) return undefined
  const page = { title: words.visits, short: words.visits }
  const write = { label: 'Nous écrire', href: '/contact' }
  const actions = ways.place && answers.visits === 'FREE' ? [ways.place, write] : [write]
  return [
    {
      ...page,
      blocks: [
        { type: 'title', text: words.visits, lead: words.visitsLead },
        ...textBeside(answers, 3, { eyebrow: '', title: 'Comment venir', body: toRichText(visits), actions: [], side: 'left' }),
        { type: 'call', title: 'Une date, un groupe, une question ?', lead: '', actions },
      ],
    },
    {
      ...page,
      blocks: [
        { type: 'title', text: words.visits, lead: visits },
        ...wide(answers, 3),
        ...hoursOf(answers),
        { type: 'call', title: 'Préparer votre venue', lead: words.visitsLead, actions },
      ],
    },
  ]
}

function hoursOf({ hasHours, trade }: Answers): PageBlock[] {
  return hasHours ? [{ type: 'hours', title: tradeWords[trade].hours, lead: '', days: [] }] : []
}

function wide(answers: Answers, place: number): PageBlock[] {
  const { picture } = pictureOf(answers, place, 'picture')
  return picture ? [{ type: 'image', picture, size: 'wide', framed: true }] : []
}
