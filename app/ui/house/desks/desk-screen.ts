import type { Role } from '#app/models/identity/role.ts'

/** By what a page finds the desk that it stands at. */
export type DeskAt = { slug: string; role: Role }
