import type { Insertable } from 'kysely'
import type { OwnField } from '#app/models/content/blocks/own-block.ts'
import type { SiteTables } from '../platform/database/tables/tables.ts'

type Declared = Omit<Insertable<SiteTables['own_blocks']>, 'site_id'>

const fields: (Pick<OwnField, 'key' | 'label' | 'kind'> & Partial<OwnField>)[] = [
  { key: 'text', label: 'Lieu-dit', kind: 'LINE' },
  { key: 'lead', label: 'Ce qu’on en dit', kind: 'TEXT' },
  { key: 'rangs', label: 'Ce qui y pousse', kind: 'LIST', most: 12 },
  { key: 'label', label: 'Cépage et année', kind: 'LINE', within: 'rangs' },
]

/** What the demo has declared of its own: a plot of vines. */
export const demoOwnBlocks: Declared[] = [
  {
    id: 'parcelle',
    name: 'parcelle',
    label: 'Fiche de parcelle',
    purpose: 'Présenter une parcelle et ce qui y pousse.',
    fields: JSON.stringify(fields),
    template: `<div class="prose">
<h2>{{text}}</h2>
<p class="lead">{{lead}}</p>
<ul>{{#rangs}}<li>{{label}}</li>{{/rangs}}</ul>
</div>`,
    is_used: 1,
    sort_order: 0,
  },
]
