/** What a question may be about while it is typed; of a wine with its bottle, its price, and the size that one click buys. */
export type Suggestion = {
  href: string
  title: string
  label: string
  price?: string
  picture?: { src: string; width: number; height: number }
  buy?: { vins: string; size: string; word: string; says: string }
}
