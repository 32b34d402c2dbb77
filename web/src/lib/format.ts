/**
 * Dates in four languages. Chromium has no Belarusian data and silently answers in English, so the
 * few names that we need are here, as Babel has them.
 */

import type { Language } from './texts';

const MONTHS: Record<Language, readonly string[]> = {
  be: ['студзеня', 'лютага', 'сакавіка', 'красавіка', 'мая', 'чэрвеня', 'ліпеня', 'жніўня', 'верасня', 'кастрычніка', 'лістапада', 'снежня'],
  uk: ['січня', 'лютого', 'березня', 'квітня', 'травня', 'червня', 'липня', 'серпня', 'вересня', 'жовтня', 'листопада', 'грудня'],
  ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
};

const two = (number: number) => String(number).padStart(2, '0');

/** A day and time in the reader's zone: "5 мая, 14:05". The year is said if it is another. */
export function formatDate(lang: Language, date: Date, now = new Date()): string {
  const month = MONTHS[lang][date.getMonth()] ?? '';
  const year = date.getFullYear() === now.getFullYear() ? '' : ` ${date.getFullYear()}`;
  return `${date.getDate()} ${month}${year}, ${two(date.getHours())}:${two(date.getMinutes())}`;
}
