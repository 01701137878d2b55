import { dueOfBreach } from '#app/models/identity/data-breach.ts'
import { moment, readFields } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'

const fields = {
  what: 'what',
  foundAt: ['found_at', moment],
  concerned: 'concerned',
  consequences: 'consequences',
  measures: 'measures',
  risk: 'risk',
  notifiedOn: 'notified_on',
  toldOn: 'told_on',
} as const

/** The log of what happened to people's data, which the house shows the authority when it is asked. */
export const dataBreaches = resource(
  'data_breaches',
  { one: 'DataBreach', read: 'DataBreach', many: 'DataBreaches' },
  {
    list: 'breaches',
    fields,
    toAnswer: (row) => ({
      id: row.id,
      dueAt: dueOfBreach(row.found_at),
      createdAt: row.created_at,
      ...readFields(fields, row),
    }),
    blank: { concerned: '', consequences: '', measures: '', risk: 'RISK', notified_on: null, told_on: null },
    madeAt: 'created_at',
    savedAt: 'updated_at',
    most: 1000,
  },
)
