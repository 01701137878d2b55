const majority = 18

/** Whether someone born on one day is of age on another; who was born on 29 February is so on 1 March. */
export function isOfAge(birthdate: string, today: string): boolean {
  const [year = '', rest = ''] = [birthdate.slice(0, 4), birthdate.slice(4)]
  return `${Number(year) + majority}${rest}` <= today
}

/** Whether a day can be somebody's birthdate. */
export function isBirthdate(day: string, today: string): boolean {
  return day <= today && Number(day.slice(0, 4)) > Number(today.slice(0, 4)) - 130
}
