## Slash commands: descriptions are at most 100 characters.

command-azul = Azulで遊ぶ
command-view = 1人のボードを見る、ゲームを振り返る、ファイルで受け取る
command-manage = テーブルとサーバーの設定
command-start-computers = 参加するコンピューターの人数
command-game = ほかのチャンネルのゲームの番号

## Buttons

button-begin = 開始
button-back = 戻る
button-analysis = 分析
button-replay = リプレイ
button-export = 書き出す
button-undo = 取り消す
button-rules = ルール
