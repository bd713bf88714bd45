// Sending end of RCCC of 256 contexts: events of packets and credit in, credit and targets out.
`default_nettype none

module rccc_source_n256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        event_valid,
    input  wire  [7:0] event_ccc,
    input  wire  [2:0] event_kind,
    input  wire [13:0] event_size,
    input  wire [23:0] event_credit,
    input  wire [31:0] event_backlog,
    input  wire [31:0] event_resend_backlog,
    input  wire [23:0] event_cwnd,
    input  wire  [7:0] event_flows,
    input  wire [23:0] registers_max_window,
    input  wire [13:0] registers_mtu,
    output wire        spent_valid,
    output wire  [7:0] spent_ccc,
    output wire [25:0] spent_credit,
    output wire  [1:0] spent_kind,
    output wire [23:0] spent_target
);

    localparam [1:0] KIND_SENT_SPEC    = 2'd0;
    localparam [1:0] KIND_SENT_PULL    = 2'd1;
    localparam [1:0] KIND_SENT_RTX     = 2'd2;
    localparam [2:0] EVENT_KIND_START  = 3'd0;
    localparam [2:0] EVENT_KIND_DATA   = 3'd1;
    localparam [2:0] EVENT_KIND_RESEND = 3'd2;
    localparam [2:0] EVENT_KIND_CREDIT = 3'd3;
    localparam [2:0] EVENT_KIND_ENDS   = 3'd4;

    reg  [31:0] waiting_window;
    reg  [24:0] window_window;
    reg  [24:0] bounded_most;
    reg  [23:0] credit_window;
    reg  [23:0] credit_most;
    reg  [23:0] credit_grant;
    reg         start_window;
    reg         start_most;
    reg         start_grant;
    reg         grants_window;
    reg         grants_most;
    reg         grants_grant;
    reg         ends_window;
    reg         ends_most;
    reg         ends_grant;
    wire [23:0] totals_word_total;
    wire        totals_word_is_first;
    wire  [7:0] totals_at;
    wire        totals_valid;
    reg  [23:0] more_step;
    reg         was_first_step;
    reg         grants_step;
    reg         ends_step;
    reg   [1:0] packet_type;
    reg         valid_window;
    reg         valid_most;
    reg   [7:0] ccc_window;
    reg   [7:0] ccc_most;
    reg         start_step;
    reg         start_credit;
    reg         grants_credit;
    reg  [31:0] by_credit;
    reg  [31:0] room_credit;
    reg         drops_credit;
    wire [25:0] credits_word;
    wire  [7:0] credits_at;
    wire        credits_valid;
    reg  [25:0] left_lack;
    reg  [34:0] shares_rdata;
    reg         was_first_credit;
    reg         was_first_lack;
    reg         was_first_one;
    reg  [25:0] lacks_one;
    reg  [25:0] lacks_amount;
    reg  [24:0] amount_divide;
    reg  [34:0] share_amount;
    reg  [34:0] share_divide;
    reg  [59:0] product_product;
    reg  [59:0] product_target;
    reg         is_negative_divide;
    reg         is_negative_product;
    reg         is_negative_target;
    reg         valid_grant;
    reg         valid_step;
    reg         valid_credit;
    reg         valid_lack;
    reg         valid_one;
    reg         valid_amount;
    reg         valid_divide;
    reg         valid_product;
    reg         valid_target;
    reg         valid_out;
    reg  [23:0] target_out;
    wire  [7:0] ccc_out_later_q;
    wire [13:0] size_step_later_q;
    wire  [7:0] flows_lack_later_q;
    wire        data_step_later_q;
    wire        resend_step_later_q;
    wire        some_one_later_q;
    wire [23:0] bounded_lack_later_q;
    wire [23:0] total_target_later_q;
    wire  [1:0] kind_sent_out_later_q;
    wire [25:0] left_out_later_q;
    reg  [34:0] shares [0:255];

    wire        start = event_kind == EVENT_KIND_START && event_valid;
    wire        data = event_kind == EVENT_KIND_DATA && event_valid;
    wire        resend = event_kind == EVENT_KIND_RESEND && event_valid;
    wire        grants = event_kind == EVENT_KIND_CREDIT && event_valid;
    wire        ends = event_kind == EVENT_KIND_ENDS && event_valid;
    wire [31:0] waiting = event_backlog + event_resend_backlog;
    wire [24:0] window = {1'b0, event_cwnd} + {11'd0, registers_mtu};
    wire        some = |event_backlog;
    wire        bounded_below = waiting_window < {7'd0, window_window};
    wire [24:0] bounded = bounded_below ? waiting_window[24:0] : window_window;
    wire        bounded_of_most_below = bounded_most < {1'b0, registers_max_window};
    wire [23:0] bounded_of_most = bounded_of_most_below ? bounded_most[23:0] : registers_max_window;
    wire [23:0] totals_now_total = totals_word_total;
    wire        totals_now_is_first = totals_word_is_first;
    wire [23:0] beyond = credit_grant - totals_now_total;
    wire        is_new = grants_grant && !beyond[23];
    wire [23:0] totals_next_total = start_grant || is_new ? credit_grant : totals_now_total;
    wire        totals_next_is_first = start_grant || (totals_now_is_first && !grants_grant && !ends_grant);
    wire [23:0] total = totals_next_total;
    wire [23:0] more = beyond & {24{is_new}};
    wire        was_first = totals_now_is_first;
    wire [13:0] size_step = size_step_later_q;
    wire        data_step = data_step_later_q;
    wire        resend_step = resend_step_later_q;
    wire [31:0] by_word = {1'b0, more_step[22:0], 8'd0};
    wire [31:0] by_choice = data_step || resend_step ? 32'd0 - {18'd0, size_step} : 32'd0;
    wire [31:0] by = grants_step ? by_word : by_choice;
    wire [31:0] room = {8'd0, registers_max_window} - by_word;
    wire        drops = was_first_step && (grants_step || ends_step);
    wire  [1:0] kind_sent = packet_type;
    wire [25:0] credits_now = credits_word;
    wire [25:0] kept = drops_credit && !credits_now[25] ? 26'd0 : credits_now;
    wire [25:0] sum = kept + by_credit[25:0];
    wire        is_full = grants_credit && $signed(room_credit) < $signed({{6{kept[25]}}, kept});
    wire [25:0] credit_next = start_credit || is_full ? {2'd0, registers_max_window} : sum;
    wire [25:0] left = credit_next;
    wire [23:0] bounded_lack = bounded_lack_later_q;
    wire [25:0] lacks = {2'd0, bounded_lack} - left_lack;
    wire  [7:0] flows_lack = flows_lack_later_q;
    wire        some_one = some_one_later_q;
    wire [34:0] share = shares_rdata;
    wire        lacks_of_one_below = $signed(lacks_one) < $signed({12'd0, registers_mtu});
    wire        lacks_of_one_term = was_first_one && some_one && lacks_of_one_below;
    wire [25:0] lacks_of_one = lacks_of_one_term ? {12'd0, registers_mtu} : lacks_one;
    wire        is_negative = lacks_amount[25];
    wire [25:0] amount_choice = lacks_amount[25] ? 26'd0 - lacks_amount : lacks_amount;
    wire [24:0] amount = amount_choice[24:0];
    wire [59:0] product = {35'd0, amount_divide} * {25'd0, share_divide};
    wire [23:0] total_target = total_target_later_q;
    wire [25:0] target_sum = {1'b0, product_target[58:34]} + 26'd255;
    wire [23:0] target_word = {6'd0, is_negative_target ? {1'b0, product_target[58:42]} : target_sum[25:8]};
    wire [23:0] target_difference = total_target - target_word;
    wire [23:0] target = is_negative_target ? target_difference : total_target + target_word;
    wire [25:0] left_out = left_out_later_q;
    wire  [1:0] kind_sent_out = kind_sent_out_later_q;
    wire  [7:0] ccc_out = ccc_out_later_q;

    forwarding_ram_w25_d256_l3 totals (
        .clk           (clk),
        .rst           (rst),
        .addr          (event_ccc),
        .enable        (event_valid),
        .next_total    (totals_next_total),
        .next_is_first (totals_next_is_first),
        .write         (1'b1),
        .word_total    (totals_word_total),
        .word_is_first (totals_word_is_first),
        .at            (totals_at),
        .valid         (totals_valid)
    );

    forwarding_ram_w26_d256_l3 credits (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc_most),
        .enable (valid_most),
        .next   (credit_next),
        .write  (1'b1),
        .word   (credits_word),
        .at     (credits_at),
        .valid  (credits_valid)
    );

    delay_w8_c10 ccc_out_later (
        .clk (clk),
        .d   (ccc_most),
        .q   (ccc_out_later_q)
    );

    delay_w14_c4 size_step_later (
        .clk (clk),
        .d   (event_size),
        .q   (size_step_later_q)
    );

    delay_w8_c6 flows_lack_later (
        .clk (clk),
        .d   (event_flows),
        .q   (flows_lack_later_q)
    );

    delay_w1_c4 data_step_later (
        .clk (clk),
        .d   (data),
        .q   (data_step_later_q)
    );

    delay_w1_c4 resend_step_later (
        .clk (clk),
        .d   (resend),
        .q   (resend_step_later_q)
    );

    delay_w1_c7 some_one_later (
        .clk (clk),
        .d   (some),
        .q   (some_one_later_q)
    );

    delay_w24_c4 bounded_lack_later (
        .clk (clk),
        .d   (bounded_of_most),
        .q   (bounded_lack_later_q)
    );

    delay_w24_c8 total_target_later (
        .clk (clk),
        .d   (total),
        .q   (total_target_later_q)
    );

    delay_w2_c8 kind_sent_out_later (
        .clk (clk),
        .d   (kind_sent),
        .q   (kind_sent_out_later_q)
    );

    delay_w26_c6 left_out_later (
        .clk (clk),
        .d   (left_lack),
        .q   (left_out_later_q)
    );

    always @* begin
        packet_type = KIND_SENT_PULL;
        if (was_first_step) begin
            packet_type = KIND_SENT_SPEC;
        end
        if (resend_step) begin
            packet_type = KIND_SENT_RTX;
        end
    end

    initial begin
        shares[0] = 35'h400000000; shares[1] = 35'h400000000; shares[2] = 35'h200000000;
        shares[3] = 35'h155555556; shares[4] = 35'h100000000; shares[5] = 35'hcccccccd;
        shares[6] = 35'haaaaaaab; shares[7] = 35'h92492493; shares[8] = 35'h80000000;
        shares[9] = 35'h71c71c72; shares[10] = 35'h66666667; shares[11] = 35'h5d1745d2;
        shares[12] = 35'h55555556; shares[13] = 35'h4ec4ec4f; shares[14] = 35'h4924924a;
        shares[15] = 35'h44444445; shares[16] = 35'h40000000; shares[17] = 35'h3c3c3c3d;
        shares[18] = 35'h38e38e39; shares[19] = 35'h35e50d7a; shares[20] = 35'h33333334;
        shares[21] = 35'h30c30c31; shares[22] = 35'h2e8ba2e9; shares[23] = 35'h2c8590b3;
        shares[24] = 35'h2aaaaaab; shares[25] = 35'h28f5c290; shares[26] = 35'h27627628;
        shares[27] = 35'h25ed097c; shares[28] = 35'h24924925; shares[29] = 35'h234f72c3;
        shares[30] = 35'h22222223; shares[31] = 35'h21084211; shares[32] = 35'h20000000;
        shares[33] = 35'h1f07c1f1; shares[34] = 35'h1e1e1e1f; shares[35] = 35'h1d41d41e;
        shares[36] = 35'h1c71c71d; shares[37] = 35'h1bacf915; shares[38] = 35'h1af286bd;
        shares[39] = 35'h1a41a41b; shares[40] = 35'h1999999a; shares[41] = 35'h18f9c190;
        shares[42] = 35'h18618619; shares[43] = 35'h17d05f42; shares[44] = 35'h1745d175;
        shares[45] = 35'h16c16c17; shares[46] = 35'h1642c85a; shares[47] = 35'h15c9882c;
        shares[48] = 35'h15555556; shares[49] = 35'h14e5e0a8; shares[50] = 35'h147ae148;
        shares[51] = 35'h14141415; shares[52] = 35'h13b13b14; shares[53] = 35'h13521cfc;
        shares[54] = 35'h12f684be; shares[55] = 35'h129e412a; shares[56] = 35'h12492493;
        shares[57] = 35'h11f7047e; shares[58] = 35'h11a7b962; shares[59] = 35'h115b1e60;
        shares[60] = 35'h11111112; shares[61] = 35'h10c97150; shares[62] = 35'h10842109;
        shares[63] = 35'h10410411; shares[64] = 35'h10000000; shares[65] = 35'hfc0fc10;
        shares[66] = 35'hf83e0f9; shares[67] = 35'hf4898d6; shares[68] = 35'hf0f0f10;
        shares[69] = 35'hed7303c; shares[70] = 35'hea0ea0f; shares[71] = 35'he6c2b45;
        shares[72] = 35'he38e38f; shares[73] = 35'he070382; shares[74] = 35'hdd67c8b;
        shares[75] = 35'hda740db; shares[76] = 35'hd79435f; shares[77] = 35'hd4c77b1;
        shares[78] = 35'hd20d20e; shares[79] = 35'hcf6474b; shares[80] = 35'hccccccd;
        shares[81] = 35'hca4587f; shares[82] = 35'hc7ce0c8; shares[83] = 35'hc565c88;
        shares[84] = 35'hc30c30d; shares[85] = 35'hc0c0c0d; shares[86] = 35'hbe82fa1;
        shares[87] = 35'hbc52641; shares[88] = 35'hba2e8bb; shares[89] = 35'hb81702f;
        shares[90] = 35'hb60b60c; shares[91] = 35'hb40b40c; shares[92] = 35'hb21642d;
        shares[93] = 35'hb02c0b1; shares[94] = 35'hae4c416; shares[95] = 35'hac76919;
        shares[96] = 35'haaaaaab; shares[97] = 35'ha8e83f6; shares[98] = 35'ha72f054;
        shares[99] = 35'ha57eb51; shares[100] = 35'ha3d70a4; shares[101] = 35'ha237c33;
        shares[102] = 35'ha0a0a0b; shares[103] = 35'h9f1165f; shares[104] = 35'h9d89d8a;
        shares[105] = 35'h9c09c0a; shares[106] = 35'h9a90e7e; shares[107] = 35'h991f1a6;
        shares[108] = 35'h97b425f; shares[109] = 35'h964fda7; shares[110] = 35'h94f2095;
        shares[111] = 35'h939a85d; shares[112] = 35'h924924a; shares[113] = 35'h90fdbc1;
        shares[114] = 35'h8fb823f; shares[115] = 35'h8e78357; shares[116] = 35'h8d3dcb1;
        shares[117] = 35'h8c08c09; shares[118] = 35'h8ad8f30; shares[119] = 35'h89ae409;
        shares[120] = 35'h8888889; shares[121] = 35'h8767ab6; shares[122] = 35'h864b8a8;
        shares[123] = 35'h8534086; shares[124] = 35'h8421085; shares[125] = 35'h83126ea;
        shares[126] = 35'h8208209; shares[127] = 35'h8102041; shares[128] = 35'h8000000;
        shares[129] = 35'h7f01fc1; shares[130] = 35'h7e07e08; shares[131] = 35'h7d11968;
        shares[132] = 35'h7c1f07d; shares[133] = 35'h7b301ed; shares[134] = 35'h7a44c6b;
        shares[135] = 35'h795ceb3; shares[136] = 35'h7878788; shares[137] = 35'h77975b9;
        shares[138] = 35'h76b981e; shares[139] = 35'h75ded96; shares[140] = 35'h7507508;
        shares[141] = 35'h7432d64; shares[142] = 35'h73615a3; shares[143] = 35'h7292cc2;
        shares[144] = 35'h71c71c8; shares[145] = 35'h70fe3c1; shares[146] = 35'h70381c1;
        shares[147] = 35'h6f74ae3; shares[148] = 35'h6eb3e46; shares[149] = 35'h6df5b10;
        shares[150] = 35'h6d3a06e; shares[151] = 35'h6c80d91; shares[152] = 35'h6bca1b0;
        shares[153] = 35'h6b15c07; shares[154] = 35'h6a63bd9; shares[155] = 35'h69b406a;
        shares[156] = 35'h6906907; shares[157] = 35'h685b4ff; shares[158] = 35'h67b23a6;
        shares[159] = 35'h670b454; shares[160] = 35'h6666667; shares[161] = 35'h65c393f;
        shares[162] = 35'h6522c40; shares[163] = 35'h6483ed3; shares[164] = 35'h63e7064;
        shares[165] = 35'h634c064; shares[166] = 35'h62b2e44; shares[167] = 35'h621b97d;
        shares[168] = 35'h6186187; shares[169] = 35'h60f25df; shares[170] = 35'h6060607;
        shares[171] = 35'h5fd0180; shares[172] = 35'h5f417d1; shares[173] = 35'h5eb4883;
        shares[174] = 35'h5e29321; shares[175] = 35'h5d9f73a; shares[176] = 35'h5d1745e;
        shares[177] = 35'h5c90a20; shares[178] = 35'h5c0b818; shares[179] = 35'h5b87ddb;
        shares[180] = 35'h5b05b06; shares[181] = 35'h5a84f35; shares[182] = 35'h5a05a06;
        shares[183] = 35'h5987b1b; shares[184] = 35'h590b217; shares[185] = 35'h588fe9e;
        shares[186] = 35'h5816059; shares[187] = 35'h579d6ef; shares[188] = 35'h572620b;
        shares[189] = 35'h56b015b; shares[190] = 35'h563b48d; shares[191] = 35'h55c7b50;
        shares[192] = 35'h5555556; shares[193] = 35'h54e4253; shares[194] = 35'h54741fb;
        shares[195] = 35'h5405406; shares[196] = 35'h539782a; shares[197] = 35'h532ae22;
        shares[198] = 35'h52bf5a9; shares[199] = 35'h5254e79; shares[200] = 35'h51eb852;
        shares[201] = 35'h51832f2; shares[202] = 35'h511be1a; shares[203] = 35'h50b598a;
        shares[204] = 35'h5050506; shares[205] = 35'h4fec050; shares[206] = 35'h4f88b30;
        shares[207] = 35'h4f2656a; shares[208] = 35'h4ec4ec5; shares[209] = 35'h4e6470c;
        shares[210] = 35'h4e04e05; shares[211] = 35'h4da637d; shares[212] = 35'h4d4873f;
        shares[213] = 35'h4ceb917; shares[214] = 35'h4c8f8d3; shares[215] = 35'h4c34641;
        shares[216] = 35'h4bda130; shares[217] = 35'h4b80971; shares[218] = 35'h4b27ed4;
        shares[219] = 35'h4ad012c; shares[220] = 35'h4a7904b; shares[221] = 35'h4a22c05;
        shares[222] = 35'h49cd42f; shares[223] = 35'h497889d; shares[224] = 35'h4924925;
        shares[225] = 35'h48d159f; shares[226] = 35'h487ede1; shares[227] = 35'h482d1c4;
        shares[228] = 35'h47dc120; shares[229] = 35'h478bbcf; shares[230] = 35'h473c1ac;
        shares[231] = 35'h46ed291; shares[232] = 35'h469ee59; shares[233] = 35'h46514e1;
        shares[234] = 35'h4604605; shares[235] = 35'h45b81a3; shares[236] = 35'h456c798;
        shares[237] = 35'h45217c4; shares[238] = 35'h44d7205; shares[239] = 35'h448d63a;
        shares[240] = 35'h4444445; shares[241] = 35'h43fbc05; shares[242] = 35'h43b3d5b;
        shares[243] = 35'h436c82b; shares[244] = 35'h4325c54; shares[245] = 35'h42df9bc;
        shares[246] = 35'h429a043; shares[247] = 35'h4254fcf; shares[248] = 35'h4210843;
        shares[249] = 35'h41cc983; shares[250] = 35'h4189375; shares[251] = 35'h41465fe;
        shares[252] = 35'h4104105; shares[253] = 35'h40c246e; shares[254] = 35'h4081021;
        shares[255] = 35'h4040405;
    end

    always @(posedge clk) begin
        shares_rdata <= shares[flows_lack];
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_window <= 1'b0;
            valid_most <= 1'b0;
            valid_grant <= 1'b0;
            valid_step <= 1'b0;
            valid_credit <= 1'b0;
            valid_lack <= 1'b0;
            valid_one <= 1'b0;
            valid_amount <= 1'b0;
            valid_divide <= 1'b0;
            valid_product <= 1'b0;
            valid_target <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_window <= event_valid;
            valid_most <= valid_window;
            valid_grant <= valid_most;
            valid_step <= valid_grant;
            valid_credit <= valid_step;
            valid_lack <= valid_credit;
            valid_one <= valid_lack;
            valid_amount <= valid_one;
            valid_divide <= valid_amount;
            valid_product <= valid_divide;
            valid_target <= valid_product;
            valid_out <= valid_target;
        end
    end

    always @(posedge clk) begin
        waiting_window <= waiting;
        window_window <= window;
        bounded_most <= bounded;
        credit_window <= event_credit;
        credit_most <= credit_window;
        credit_grant <= credit_most;
        start_window <= start;
        start_most <= start_window;
        start_grant <= start_most;
        grants_window <= grants;
        grants_most <= grants_window;
        grants_grant <= grants_most;
        ends_window <= ends;
        ends_most <= ends_window;
        ends_grant <= ends_most;
        more_step <= more;
        was_first_step <= was_first;
        grants_step <= grants_grant;
        ends_step <= ends_grant;
        ccc_window <= event_ccc;
        ccc_most <= ccc_window;
        start_step <= start_grant;
        start_credit <= start_step;
        grants_credit <= grants_step;
        by_credit <= by;
        room_credit <= room;
        drops_credit <= drops;
        left_lack <= left;
        was_first_credit <= was_first_step;
        was_first_lack <= was_first_credit;
        was_first_one <= was_first_lack;
        lacks_one <= lacks;
        lacks_amount <= lacks_of_one;
        amount_divide <= amount;
        share_amount <= share;
        share_divide <= share_amount;
        product_product <= product;
        product_target <= product_product;
        is_negative_divide <= is_negative;
        is_negative_product <= is_negative_divide;
        is_negative_target <= is_negative_product;
        target_out <= target;
    end

    assign spent_valid = valid_out;
    assign spent_ccc = ccc_out;
    assign spent_credit = left_out;
    assign spent_kind = kind_sent_out;
    assign spent_target = target_out;

    wire _unused_ok = &{1'b0, totals_at, totals_valid, more_step[23], by_credit[31:26], credits_at, credits_valid, product_target[59], product_target[33:0], amount_choice[25], target_sum[7:0]};

endmodule

`default_nettype wire
