// How far one has come in a lesson: kept by the browser, and by nobody else.

/**
 * @import { LessonInfo } from "../net/messages.js"
 * @import { Preferences } from "../ui/preferences.js"
 */

/** The lesson that newcomers are offered. */
export const FIRST_LESSON = "first";

/**
 * How many scenes are behind one. What is stored can be anything.
 * @param {Pick<Preferences, "lessons">} prefs
 * @param {Pick<LessonInfo, "key" | "scenes">} lesson
 */
export function scenesBehind({ lessons }, { key, scenes }) {
  const behind = Object.hasOwn(lessons, key) ? lessons[key] : 0;
  return Number.isInteger(behind) ? Math.max(0, Math.min(scenes, behind)) : 0;
}

/**
 * Whoever has come this far goes on from there the next time. Going back takes nothing away.
 * @param {Preferences} prefs
 * @param {LessonInfo} lesson
 * @param {number} number  of the scene that was solved or skipped
 */
export function passed(prefs, lesson, number) {
  const behind = Math.max(number, scenesBehind(prefs, lesson));
  const over = lesson.key === FIRST_LESSON && behind === lesson.scenes;
  prefs.set({
    lessons: { ...prefs.lessons, [lesson.key]: behind },
    lessonOffered: prefs.lessonOffered || over,
  });
}
