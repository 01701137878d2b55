import { innerKinds, type Kind, mapPart, openKinds } from './openapi-kinds.ts'

type Json = Record<string, unknown>

/** A shorter one is read faster where it stands. */
const worthSharing = 180

/** Shares between the schemas of a document what they have in common: written out in each call it would be ten megabytes long. */
export type Sharing = {
  /** Takes a schema in, named after what it is for. */
  add(schema: Json, name: string): void
  /** The schema with references to what is shared; to be asked for once all are taken in. */
  write(schema: Json): Json
  /** What is shared, by name. */
  shared: Json
}

/** Opens an empty sharing. */
export function openSharing(): Sharing {
  const reckon = openKinds()
  const known = new Map<Json, Kind>()
  const whole = new Set<Kind>()
  const names = new Map<Kind, string>()
  const shared: Json = {}

  const expand = ({ own, parts }: Kind): Json => ({
    ...own,
    ...Object.fromEntries([...parts].map(([key, part]) => [key, mapPart(part, refer)])),
  })

  function refer(kind: Kind): Json {
    if (kind.uses < 2 || kind.size < worthSharing) return expand(kind)
    const name = names.get(kind) ?? nameAnew(kind)
    return { $ref: `#/components/schemas/${name}` }
  }

  function nameAnew(kind: Kind): string {
    let name = kind.name
    for (let turn = 2; Object.hasOwn(shared, name); turn += 1) name = `${kind.name}${turn}`
    names.set(kind, name)
    // The place is taken before what lies inside asks for its own.
    shared[name] = {}
    shared[name] = expand(kind)
    return name
  }

  return {
    add: (schema, name) => {
      const kind = reckon(schema, name)
      // Each call writes its own out: what lies in one that several calls have stands in each of them.
      if (whole.has(kind)) for (const part of innerKinds(kind)) part.uses += 1
      whole.add(kind)
      known.set(schema, kind)
    },
    write: (schema) => {
      const kind = known.get(schema)
      return kind ? expand(kind) : schema
    },
    shared,
  }
}
