import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { heading, richText } from '../pages/page-of.ts'
import type { DemoContext } from './demo-context.ts'
import { given } from './demo-shop.ts'

const welcome: PageBlock[] = [
  {
    type: 'hero',
    eyebrow: 'Montorge, Jura',
    title: 'Three hillsides, nine hectares, one house',
    lead: 'We grow vines organically, keep our wines as long as they ask for, and pour them at the cellar door.',
    actions: [{ label: 'Come and see us', href: '/en/visit-us' }],
    picture: { image: 'hills-wide', alt: 'The three hillsides in the morning, the village of Montorge and its steeple' },
    tall: { image: 'hills-tall', alt: 'The hillsides and the village of Montorge under the morning sun' },
  },
  {
    type: 'text-image',
    eyebrow: 'The cellar',
    title: 'Six years and three months under the veil',
    body: richText(
      'Below the house lie two rows of casks, at a temperature that hardly moves. Savagnin rests there untouched: a veil of yeast covers it and makes the yellow wine.',
      'Visits are in French and in English, twelve people at a time, each with a lamp.',
    ),
    actions: [],
    picture: { image: 'cellar', alt: 'The vaulted cellar with its two rows of casks, open to the hillsides' },
    side: 'left',
  },
]

const ctx: PageBlock[] = [
  {
    type: 'title',
    text: 'Visit us',
    lead: '7, rue de la Vouivre, 39600 Montorge. The house with the red shutters, behind the wash house.',
  },
  {
    type: 'text',
    title: 'Finding us',
    body: richText(
      heading('By train'),
      'Mouchard station is ten kilometres away. Tell us your train: Fatou fetches guests on Fridays and Saturdays.',
      heading('By car'),
      'Leave the A39 at Poligny, then twenty minutes by Arbois. You can park under the lime trees.',
      heading('By bicycle'),
      'The greenway passes the wash house. There are stands in the courtyard, a pump and water too.',
    ),
  },
]

/** Gives the demo site a second language, with a front door and a page that is another's translation. */
export async function addEnglish({ owner }: DemoContext): Promise<void> {
  const country = { id: 'gb', alphaTwo: 'GB', alphaThree: 'GBR', numCode: '826', name: 'Royaume-Uni' }
  const language = { code: 'en', label: 'English', deeplCode: 'EN-GB', country, isValid: true }
  given(await (await owner(38)).createLanguage({ body: language }))
  // The switch takes room in the bar: with a shorter name its entries still stand in one row.
  given(await (await owner(38)).changePage({ params: { id: 'vigne-et-cave' }, body: { menuTitle: 'La vigne' } }))
  const api = await owner(38, 'en')
  const shared = { isValid: true, showInMenu: true }
  given(
    await api.createPage({
      body: {
        ...shared,
        url: '',
        title: 'Jura wines from the vine to your table · Domaine des Trois Coteaux',
        menuTitle: 'Home',
        metaDescription: 'Nine hectares of organic vines in Montorge, Jura: wines of character, raised without haste.',
        blocks: welcome,
      },
    }),
  )
  given(
    await api.createPage({
      body: {
        ...shared,
        url: 'visit-us',
        title: 'Visit us',
        menuTitle: 'Visit us',
        translationOf: 'venir-nous-voir',
        order: 1,
        metaDescription: 'By car, by train or by bicycle: the way to Domaine des Trois Coteaux in Montorge.',
        blocks: ctx,
      },
    }),
  )
}
