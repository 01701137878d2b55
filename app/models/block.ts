/** The blocks of a page as plain data; the contract's schemas are held equal to these types. */
export type Action = { label: string; href: string }
export type HeroBlock = { type: 'hero'; eyebrow: string; title: string; lead: string; actions: Action[] }
export type TitleBlock = { type: 'title'; text: string }
export type TextBlock = { type: 'text'; title: string; paragraphs: string[] }
export type CardsBlock = { type: 'cards'; title: string; cards: { title: string; text: string; href?: string | undefined }[] }
export type HoursBlock = { type: 'hours'; title: string; lead: string; days: { days: string; hours: string }[] }
export type PageBlock = HeroBlock | TitleBlock | TextBlock | CardsBlock | HoursBlock
