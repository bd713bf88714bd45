// Seals and opens a known packet before the first one of traffic.
`default_nettype none

module tss_self_test_n16 (
    input  wire         clk,
    input  wire         rst,
    input  wire         quiet,
    input  wire         plain_valid,
    output wire         testing,
    output wire         running,
    output wire         passed,
    output wire         failed,
    output wire         restart,
    output wire         domain_enable,
    output wire  [23:0] domain_sdi,
    output wire   [1:0] domain_mode,
    output wire  [15:0] domain_epoch,
    output wire  [15:0] domain_rekey_mask,
    output wire   [5:0] domain_rekey_shift,
    output wire         association_enable,
    output wire [255:0] association_key,
    output wire   [1:0] numbers_payload_kind,
    output wire  [48:0] numbers_payload_next,
    output wire  [48:0] numbers_payload_limit,
    output wire         numbers_valid,
    input  wire         numbers_ready,
    output wire         failures_payload_kind,
    output wire  [15:0] failures_payload_limit,
    output wire         failures_valid,
    input  wire         failures_ready,
    output wire         tx_head_payload_around_ipv6,
    output wire  [31:0] tx_head_payload_around_source,
    output wire  [31:0] tx_head_payload_around_destination,
    output wire  [31:0] tx_head_payload_around_entropy,
    output wire  [13:0] tx_head_payload_around_bytes,
    output wire  [23:0] tx_head_payload_sdi,
    output wire         tx_head_valid,
    input  wire         tx_head_ready,
    output wire [127:0] tx_body_payload_data,
    output wire  [15:0] tx_body_payload_keep,
    output wire         tx_body_payload_last,
    output wire         tx_body_valid,
    input  wire         tx_body_ready,
    output wire         rx_head_payload_around_ipv6,
    output wire  [31:0] rx_head_payload_around_source,
    output wire  [31:0] rx_head_payload_around_destination,
    output wire  [31:0] rx_head_payload_around_entropy,
    output wire  [13:0] rx_head_payload_around_bytes,
    output wire         rx_head_valid,
    input  wire         rx_head_ready,
    output wire [127:0] rx_body_payload_data,
    output wire  [15:0] rx_body_payload_keep,
    output wire         rx_body_payload_last,
    output wire         rx_body_valid,
    input  wire         rx_body_ready,
    input  wire [127:0] tx_down_payload_data,
    input  wire  [15:0] tx_down_payload_keep,
    input  wire         tx_down_payload_last,
    input  wire         tx_down_valid,
    output wire         tx_down_ready,
    input  wire         tx_outcome_payload_sent,
    input  wire  [63:0] tx_outcome_payload_tsc,
    input  wire         tx_outcome_valid,
    output wire         tx_outcome_ready,
    input  wire [127:0] rx_down_payload_data,
    input  wire  [15:0] rx_down_payload_keep,
    input  wire         rx_down_payload_last,
    input  wire         rx_down_valid,
    output wire         rx_down_ready,
    input  wire   [3:0] rx_verdict_payload,
    input  wire         rx_verdict_valid,
    output wire         rx_verdict_ready
);

    localparam [3:0] STATE_SWEEP                  = 4'd0;
    localparam [3:0] STATE_DOMAIN                 = 4'd1;
    localparam [3:0] STATE_LIMIT                  = 4'd2;
    localparam [3:0] STATE_SETTLE                 = 4'd3;
    localparam [3:0] STATE_NUMBER                 = 4'd4;
    localparam [3:0] STATE_KEY                    = 4'd5;
    localparam [3:0] STATE_PREPARE                = 4'd6;
    localparam [3:0] STATE_RUN                    = 4'd7;
    localparam [3:0] STATE_DONE                   = 4'd8;
    localparam [1:0] DOMAIN_MODE_CLUSTER          = 2'd1;
    localparam [3:0] RX_VERDICT_PAYLOAD_OPENED    = 4'd0;
    localparam [3:0] RX_VERDICT_PAYLOAD_AUTH_FAIL = 4'd3;
    localparam [1:0] NUMBERS_PAYLOAD_KIND_START   = 2'd0;
    localparam FAILURES_PAYLOAD_KIND_LIMIT  = 1'b0;

    reg    [3:0] state;
    reg          wrong;
    reg   [10:0] clocks;
    reg          sent;
    reg    [1:0] sent_beats;
    reg          forged_head;
    reg          both_heads;
    reg    [2:0] came_beats;
    reg          forged_body;
    reg          both_bodies;
    reg          sealed_came;
    reg  [127:0] sealed_beat_data;
    reg   [15:0] sealed_beat_keep;
    reg          sealed_beat_last;
    reg    [2:0] sealed_index;
    reg          sealed_complete;
    reg    [8:0] sealed_equal;
    reg          sealed_looked;
    reg          opened_came;
    reg  [127:0] opened_beat_data;
    reg   [15:0] opened_beat_keep;
    reg          opened_beat_last;
    reg    [1:0] opened_index;
    reg          opened_complete;
    reg    [8:0] opened_equal;
    reg          opened_looked;
    reg          outcomes;
    reg          forged_told;
    reg          opened_told;

    wire         done = state == STATE_DONE;
    assign running = state == STATE_RUN;
    wire         sends_beat = running && sent_beats < 2'd3;
    wire         comes_head = running && !both_heads;
    wire         comes_beat = running && !both_bodies;
    wire         came_beats_eq_3 = came_beats == 3'd3;
    wire         forges_choice = came_beats == 3'd2 ? 1'b0 : !came_beats_eq_3;
    wire         forges_choice_2 = came_beats == 3'd1 ? 1'b0 : forges_choice;
    wire         forges_choice_3 = came_beats == 3'd0 ? 1'b0 : forges_choice_2;
    wire         forges = forges_choice_3 && !forged_body;
    wire         sealed_differs = sealed_looked && !(&sealed_equal);
    wire         sealed_over = sealed_complete && !sealed_came && !sealed_looked;
    wire         opened_differs = opened_looked && !(&opened_equal);
    wire         opened_over = opened_complete && !opened_came && !opened_looked;
    wire         tells = tx_outcome_valid && running;
    wire         outcome_differs_term = !(tx_outcome_payload_sent && tx_outcome_payload_tsc == 64'h1dc074e500000023);
    wire         outcome_differs = tells && (outcome_differs_term || outcomes);
    wire         judges = rx_verdict_valid && running;
    wire         verdict_differs_term = !(forged_told ? rx_verdict_payload == RX_VERDICT_PAYLOAD_OPENED : rx_verdict_payload == RX_VERDICT_PAYLOAD_AUTH_FAIL);
    wire         verdict_differs = judges && (verdict_differs_term || opened_told);
    wire         differs_term = sealed_differs || opened_differs || outcome_differs || verdict_differs;
    wire         differs = differs_term || (plain_valid && running);
    wire         is_over = sealed_over && opened_over && outcomes && opened_told;
    wire         late = clocks == 11'h7b4;
    wire         ends = (running && is_over) || differs || late;
    assign failed = done && wrong;
    wire         sent_beats_eq_1 = sent_beats == 2'd1;
    wire [127:0] tx_body_payload_data_choice = sent_beats_eq_1 ? 128'h100000000000000500030042000001 : 128'hf0e0d0c0b0a09080706050403020100;
    wire [127:0] rx_body_payload_data_choice = came_beats_eq_3 ? 128'h2a80c5a48e2f479c6f0d71f8c8a612f6 : 128'he5d05113a5e89ce82a2798dd;
    wire [127:0] rx_body_payload_data_choice_2 = came_beats == 3'd2 ? 128'he6a6616d14e371ea2d3435477a991f15 : rx_body_payload_data_choice;
    wire [127:0] rx_body_payload_data_choice_3 = came_beats == 3'd1 ? 128'hef460733422f3153457bd0ce5b270498 : rx_body_payload_data_choice_2;
    wire [127:0] rx_body_payload_data_choice_4 = came_beats == 3'd0 ? 128'h4c02a04423000000e574c01dcdab0008 : rx_body_payload_data_choice_3;
    wire  [15:0] rx_body_payload_keep_choice = came_beats == 3'd2 ? {16{1'b1}} : came_beats_eq_3 ? {16{1'b1}} : 16'hfff;
    wire  [15:0] rx_body_payload_keep_choice_2 = came_beats == 3'd1 ? {16{1'b1}} : rx_body_payload_keep_choice;
    wire         sealed_index_eq_3 = sealed_index == 3'd3;
    wire [127:0] sealed_equal_choice = sealed_index_eq_3 ? 128'h2a80c5a48e2f479c6f0d71f8c8a612f6 : 128'he5d05113a5e89ce82a2798dd;
    wire [127:0] sealed_equal_choice_2 = sealed_index == 3'd2 ? 128'he6a6616d14e371ea2d3435477a991f15 : sealed_equal_choice;
    wire [127:0] sealed_equal_choice_3 = sealed_index == 3'd1 ? 128'hef460733422f3153457bd0ce5b270498 : sealed_equal_choice_2;
    wire [127:0] sealed_equal_choice_4 = sealed_index == 3'd0 ? 128'h4c02a04423000000e574c01dcdab0008 : sealed_equal_choice_3;
    wire [127:0] sealed_equal_xor = sealed_beat_data ^ sealed_equal_choice_4;
    wire         sealed_equal_choice_5 = sealed_index == 3'd2 ? 1'b0 : !sealed_index_eq_3;
    wire         sealed_equal_choice_6 = sealed_index == 3'd1 ? 1'b0 : sealed_equal_choice_5;
    wire         sealed_equal_choice_7 = sealed_index == 3'd0 ? 1'b0 : sealed_equal_choice_6;
    wire         not_sealed_equal_choice_7 = !sealed_equal_choice_7;
    wire  [15:0] sealed_equal_word = {16{not_sealed_equal_choice_7}};
    wire  [15:0] sealed_equal_choice_8 = sealed_index == 3'd2 ? {16{1'b1}} : sealed_index_eq_3 ? {16{1'b1}} : 16'hfff;
    wire  [15:0] sealed_equal_choice_9 = sealed_index == 3'd1 ? {16{1'b1}} : sealed_equal_choice_8;
    wire         sealed_equal_match = sealed_beat_keep == (sealed_index == 3'd0 ? {16{1'b1}} : sealed_equal_choice_9);
    wire         sealed_came_and_running = sealed_came && running;
    wire         opened_index_eq_1 = opened_index == 2'd1;
    wire [127:0] opened_equal_choice = opened_index_eq_1 ? 128'h100000000000000500030042000001 : 128'hf0e0d0c0b0a09080706050403020100;
    wire [127:0] opened_equal_choice_2 = opened_index == 2'd0 ? 128'h100003010000070045230100ffff8c10 : opened_equal_choice;
    wire [127:0] opened_equal_xor = opened_beat_data ^ opened_equal_choice_2;
    wire         opened_equal_match = opened_beat_last == (opened_index == 2'd0 ? 1'b0 : !opened_index_eq_1);
    wire         opened_came_and_running = opened_came && running;

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_SWEEP;
            wrong <= 1'b1;
            clocks <= 11'd0;
            sent <= 1'b0;
            sent_beats <= 2'd0;
            forged_head <= 1'b0;
            both_heads <= 1'b0;
            came_beats <= 3'd0;
            forged_body <= 1'b0;
            both_bodies <= 1'b0;
            sealed_came <= 1'b0;
            sealed_index <= 3'd0;
            sealed_complete <= 1'b0;
            sealed_looked <= 1'b0;
            opened_came <= 1'b0;
            opened_index <= 2'd0;
            opened_complete <= 1'b0;
            opened_looked <= 1'b0;
            outcomes <= 1'b0;
            forged_told <= 1'b0;
            opened_told <= 1'b0;
        end else begin
            if (running && tx_head_ready) begin
                sent <= 1'b1;
            end
            if (sends_beat && tx_body_ready) begin
                sent_beats <= sent_beats + 2'd1;
            end
            if (comes_head && rx_head_ready) begin
                forged_head <= 1'b1;
                both_heads <= forged_head;
            end
            if (comes_beat && rx_body_ready) begin
                came_beats <= came_beats + 3'd1;
                if (forges_choice_3) begin
                    came_beats <= 3'd0;
                    forged_body <= 1'b1;
                    both_bodies <= forged_body;
                end
            end
            sealed_came <= tx_down_valid && running;
            sealed_looked <= sealed_came_and_running;
            if (sealed_came_and_running) begin
                sealed_index <= sealed_index + 3'd1;
                if (sealed_index == 3'd4) begin
                    sealed_complete <= 1'b1;
                end
            end
            opened_came <= rx_down_valid && running;
            opened_looked <= opened_came_and_running;
            if (opened_came_and_running) begin
                opened_index <= opened_index + 2'd1;
                if (opened_index == 2'd2) begin
                    opened_complete <= 1'b1;
                end
            end
            if (tells) begin
                outcomes <= 1'b1;
            end
            if (judges) begin
                forged_told <= 1'b1;
                opened_told <= forged_told;
            end
            case (state)
                STATE_SWEEP: begin
                    if (quiet) begin
                        state <= STATE_DOMAIN;
                    end
                end
                STATE_DOMAIN: begin
                    state <= STATE_LIMIT;
                end
                STATE_LIMIT: begin
                    if (failures_ready) begin
                        state <= STATE_SETTLE;
                    end
                end
                STATE_SETTLE: begin
                    if (quiet) begin
                        state <= STATE_NUMBER;
                    end
                end
                STATE_NUMBER: begin
                    if (numbers_ready) begin
                        state <= STATE_KEY;
                    end
                end
                STATE_KEY: begin
                    state <= STATE_PREPARE;
                end
                STATE_PREPARE: begin
                    if (quiet) begin
                        state <= STATE_RUN;
                    end
                end
                default: begin end
            endcase
            if (!done) begin
                clocks <= clocks + 11'd1;
            end
            if (ends) begin
                wrong <= differs || late;
                state <= STATE_DONE;
            end
        end
    end

    always @(posedge clk) begin
        sealed_beat_data <= tx_down_payload_data;
        sealed_beat_keep <= tx_down_payload_keep;
        sealed_beat_last <= tx_down_payload_last;
        sealed_equal <= {
            !(|(sealed_equal_xor[127:112] & sealed_equal_word)),
            !(|(sealed_equal_xor[111:96] & sealed_equal_word)),
            !(|sealed_equal_xor[95:80]),
            !(|sealed_equal_xor[79:64]),
            !(|sealed_equal_xor[63:48]),
            !(|sealed_equal_xor[47:32]),
            !(|sealed_equal_xor[31:16]),
            !(|sealed_equal_xor[15:0]),
            sealed_equal_match && sealed_beat_last == sealed_equal_choice_7 && !sealed_complete
        };
        opened_beat_data <= rx_down_payload_data;
        opened_beat_keep <= rx_down_payload_keep;
        opened_beat_last <= rx_down_payload_last;
        opened_equal <= {
            !(|opened_equal_xor[127:112]),
            !(|opened_equal_xor[111:96]),
            !(|opened_equal_xor[95:80]),
            !(|opened_equal_xor[79:64]),
            !(|opened_equal_xor[63:48]),
            !(|opened_equal_xor[47:32]),
            !(|opened_equal_xor[31:16]),
            !(|opened_equal_xor[15:0]),
            opened_beat_keep == {16{1'b1}} && opened_equal_match && !opened_complete
        };
    end

    assign testing = !done;
    assign passed = done && !wrong;
    assign restart = (!done && ends) || failed;
    assign domain_enable = state == STATE_DOMAIN;
    assign domain_sdi = 24'habcd;
    assign domain_mode = DOMAIN_MODE_CLUSTER;
    assign domain_epoch = 16'h1dc0;
    assign domain_rekey_mask = {16{1'b1}};
    assign domain_rekey_shift = 6'd32;
    assign association_enable = state == STATE_KEY;
    assign association_key = 256'h34448a064292601b11a0978f56a2d34cf3fc35ede1a6bc04f8db3e5243a2b0ca;
    assign numbers_payload_kind = NUMBERS_PAYLOAD_KIND_START;
    assign numbers_payload_next = 49'h74e500000023;
    assign numbers_payload_limit = 49'h74e500000024;
    assign numbers_valid = state == STATE_NUMBER;
    assign failures_payload_kind = FAILURES_PAYLOAD_KIND_LIMIT;
    assign failures_payload_limit = {16{1'b1}};
    assign failures_valid = state == STATE_LIMIT;
    assign tx_head_payload_around_ipv6 = 1'b0;
    assign tx_head_payload_around_source = 32'hc0a82a01;
    assign tx_head_payload_around_destination = 32'hc0a82a02;
    assign tx_head_payload_around_entropy = 32'h12340000;
    assign tx_head_payload_around_bytes = 14'd48;
    assign tx_head_payload_sdi = 24'habcd;
    assign tx_head_valid = running && !sent;
    assign tx_body_payload_data = sent_beats == 2'd0 ? 128'h100003010000070045230100ffff8c10 : tx_body_payload_data_choice;
    assign tx_body_payload_keep = {16{1'b1}};
    assign tx_body_payload_last = sent_beats == 2'd0 ? 1'b0 : !sent_beats_eq_1;
    assign tx_body_valid = sends_beat;
    assign rx_head_payload_around_ipv6 = 1'b0;
    assign rx_head_payload_around_source = 32'hc0a82a01;
    assign rx_head_payload_around_destination = 32'hc0a82a02;
    assign rx_head_payload_around_entropy = 32'h12340000;
    assign rx_head_payload_around_bytes = 14'd76;
    assign rx_head_valid = comes_head;
    assign rx_body_payload_data = rx_body_payload_data_choice_4 ^ {127'd0, forges};
    assign rx_body_payload_keep = came_beats == 3'd0 ? {16{1'b1}} : rx_body_payload_keep_choice_2;
    assign rx_body_payload_last = forges_choice_3;
    assign rx_body_valid = comes_beat;
    assign tx_down_ready = !done;
    assign tx_outcome_ready = !done;
    assign rx_down_ready = !done;
    assign rx_verdict_ready = !done;

endmodule

`default_nettype wire
