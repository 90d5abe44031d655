### Le temps à une table : la pendule qui s’épuise, et la pause.

handover-time = Temps écoulé pour { $name } : { $bot } a joué à sa place.
handover-time-end = Temps écoulé pour { $name } : la partie s’arrête.
reason-time = Temps écoulé pour { $name }.

page-problem-paused = La partie est en pause.
page-problem-too-many-pauses = Vous avez déjà mis cette partie en pause trop souvent.
