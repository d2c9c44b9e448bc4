/** What cards, players and Stars do, with the numbers of the edition in play. */

import { capital, type Say } from "../../lib/words.svelte";
import { answersTo, box, cardOf, familyOf, targetAt } from "./edition";

/** A modifier: "+2", "−1", "±0". */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0";
}

export function helpOfAbility(speak: Say, ability: string): string {
  const { abilities } = box().file;
  return speak("wf-ui-ability-help", {
    ability,
    from: ability === "trap" ? abilities.trap_from : abilities.counter_from,
    pa: ability === "trap" ? abilities.trap_pa : abilities.counter_pa,
    most: abilities.offensive_most,
    bonus: ability === "block" ? abilities.block_bonus : abilities.efficiency_bonus,
    throws: abilities.block_throws,
    good: ability === "trap" ? abilities.trap_good : abilities.dive_foul,
    yellow: abilities.dive_yellow,
  });
}

export function helpOfEffect(speak: Say, effect: string): string {
  const told = box().file.effects[effect];
  const cards = (told?.cards ?? []).map((code) => speak("card", { card: code })).join(", ");
  return speak("wf-ui-effect-help", { effect, bonus: told?.bonus ?? 0, from: told?.from ?? 0, cards, card: told?.as });
}

/** What an Action card brings and needs. */
export function helpOfCard(speak: Say, code: string): string {
  const card = cardOf(code);
  const family = familyOf(code);
  if (family === "defence") {
    const { defence } = box().file;
    const answers = Object.entries(defence[code] ?? {}).map(([attack, bonus]) => `${speak("card", { card: attack })} ${signed(bonus)}`);
    return capital(speak("wf-ui-defence-help", { card: code, answers: answers.join(", ") }));
  }
  const after = card.after.map((one) => speak("card", { card: one })).join(", ");
  if (family === "shot") return capital(speak("wf-ui-shot-help", { card: code, needs: card.needs, after, bonus: signed(card.bonus), wide: card.wide }));
  return capital(speak("wf-ui-attack-help", { card: code, pa: card.pa, needs: card.needs, draws: card.draws }));
}

/** What the defence may do against a card that brings the attack to so many PA. */
export function helpOfDefence(speak: Say, code: string, pa: number): string {
  const answers = answersTo(code).map(({ card, bonus }) => `${speak("card", { card })} ${signed(bonus)}`);
  return capital(speak("wf-ui-answers", { card: code, pa, target: targetAt(pa), answers: answers.join(", ") }));
}
