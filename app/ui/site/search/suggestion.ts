/** What a question may be about while it is typed; of a wine with its bottle and its price. */
export type Suggestion = {
  href: string
  title: string
  label: string
  price?: string
  picture?: { src: string; width: number; height: number }
}
