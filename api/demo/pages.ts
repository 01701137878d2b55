import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { allBlocks } from './pages/all-blocks.ts'
import { atTable } from './pages/at-table.ts'
import { cellar } from './pages/cellar.ts'
import { contact } from './pages/contact.ts'
import { estate } from './pages/estate.ts'
import { home } from './pages/home.ts'
import { houseScreens, shopScreen } from './pages/house-screens.ts'
import type { DemoPage } from './pages/page-of.ts'
import { people } from './pages/people.ts'
import { directions, practical, questions } from './pages/practical.ts'
import { tastingRoom } from './pages/tasting-room.ts'
import { companies, press } from './pages/trade.ts'
import { vines, work } from './pages/vines.ts'
import { vintages } from './pages/vintages.ts'
import { visits } from './pages/visits.ts'

const pages: DemoPage[] = [
  home,
  shopScreen,
  estate,
  work,
  vines,
  cellar,
  people,
  vintages,
  tastingRoom,
  visits,
  atTable,
  ...houseScreens,
  practical,
  directions,
  questions,
  companies,
  press,
  contact,
  allBlocks,
]

/** The pages of the demo estate. */
export const demoPages = JSON.parse(JSON.stringify(pages), (_key, value: unknown) =>
  typeof value === 'string' ? bindFrenchSpaces(value) : value,
) as DemoPage[]
