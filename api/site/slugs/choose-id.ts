import { toSlug } from '#app/models/platform/text/slug.ts'

const longest = 60

/** The name that a thing is known by in its address, made of its title: the first that is free. */
export async function chooseId(title: string, isTaken: (id: string) => Promise<boolean>): Promise<string> {
  const word = toSlug(title).slice(0, longest).replace(/-+$/, '')
  for (let turn = 1; ; turn += 1) {
    const id = turn === 1 ? word : `${word}-${turn}`
    if (!(await isTaken(id))) return id
  }
}
