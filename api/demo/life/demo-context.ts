import type { ShopApi } from '../../contract/index.ts'

/** The demo estate as those see it who bring it to life, each at a moment. */
export type DemoContext = {
  now: Date
  /** Its owner, so many days ago, who writes in a language. */
  owner: (daysAgo: number, lang?: string) => Promise<ShopApi>
  /** Somebody who came by so many days ago. */
  visitor: (daysAgo: number) => ShopApi
}

const day = 86_400_000

/** The same hour so many days ago. */
export function demoDay(now: Date, daysAgo: number): Date {
  return new Date(now.getTime() - daysAgo * day)
}
