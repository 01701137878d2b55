import type { PanelField } from '#app/models/house/panel/field.ts'
import type { Role } from '#app/models/identity/role.ts'

/** By what a page finds the desk that it stands at, with the fields that the house has defined for its things. */
export type DeskAt = { slug: string; role: Role; own?: PanelField[] | undefined }
