import type { Post } from '#app/models/content/post.ts'
import { writings } from '#app/texts/content/writings.ts'
import type { WritingView } from '#app/ui/content/writing-screens/writing-views.ts'

type Written = { id: string; date: string }
type List<W extends Written> = (query: { date: string; orderBy: 'date' | '-date'; nbItem: number }) => Promise<W[]>

/** So many of one day are told apart; a house does not write more. */
const mostInDay = 100

/** The articles that stand beside one in its list, which is ordered by day: the one before and the one after it in time. */
export async function listBesideArticles<W extends Written>(
  { id, date }: Written,
  list: List<W>,
  toPost: (written: W) => Post,
): Promise<NonNullable<WritingView['others']>> {
  const ofDay = await list({ date, orderBy: 'date', nbItem: mostInDay })
  const place = ofDay.findIndex((one) => one.id === id)
  const [earlier, later] = await Promise.all([
    place > 0 ? ofDay.slice(place - 1, place) : list({ date: `lt:${date}`, orderBy: '-date', nbItem: 1 }),
    place < ofDay.length - 1 ? ofDay.slice(place + 1, place + 2) : list({ date: `gt:${date}`, orderBy: 'date', nbItem: 1 }),
  ])
  const posts = [
    ...earlier.map((one) => ({ ...toPost(one), label: writings.previous })),
    ...later.map((one) => ({ ...toPost(one), label: writings.next })),
  ]
  return { title: writings.beside, posts }
}
