import type { Answer, Contract } from '#api/contract/index.ts'

/** A calendar that visitors may book in. */
export type HouseCalendar = Answer<Contract['listCalendars']>[number]

/** A month of a calendar, and the months that can be seen beside it. */
export type MonthView = {
  calendar: HouseCalendar
  all: HouseCalendar[]
  month: string
  free: string[]
  previous: string | undefined
  next: string | undefined
}
