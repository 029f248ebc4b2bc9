## 実績

achievement-victory = 勝利
achievement-full-table = 満卓制覇
achievement-spotless = 無傷
achievement-by-a-hair = 紙一重
achievement-comeback = 逆転
achievement-hundred = 100点
achievement-big-round = 大量得点
achievement-perfect-tile = 満点{ -tile }
achievement-two-colours = 二色完成
achievement-three-columns = 縦三列
achievement-every-bonus = 全ボーナス
achievement-rescue = 救世主
