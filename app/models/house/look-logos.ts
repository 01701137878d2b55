import { lookLogos } from '../site/worn/worn-look.ts'
import type { PanelField } from './panel/field.ts'

const asPicture = { kind: 'thing', isRequired: false, isNullable: false } as const satisfies Omit<PanelField, 'name'>

/** The logos of a look as fields of a form. */
export const logoFields = lookLogos.map((name) => ({ name, ...asPicture }))

/** Each of them names a picture of the site. */
export const logoLinks = Object.fromEntries(lookLogos.map((name) => [name, 'image']))
