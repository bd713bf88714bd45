// 64 keys of 64 bits: a lookup in each clock, and commands beside it.
`default_nettype none

module ses_key_table_k64_s16_w4_d12 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] lookup,
    input  wire        legal,
    output wire        ready,
    output reg         hit,
    output reg   [5:0] slot,
    output wire        placed_valid,
    output wire  [5:0] placed_slot,
    output wire        done_valid,
    output wire  [2:0] done_status,
    output wire  [5:0] done_slot,
    input  wire        commands_payload_remove,
    input  wire [63:0] commands_payload_key,
    input  wire        commands_valid,
    output wire        commands_ready
);

    localparam [2:0] STEP_IDLE      = 3'd0;
    localparam [2:0] STEP_HASH      = 3'd1;
    localparam [2:0] STEP_READ      = 3'd2;
    localparam [2:0] STEP_COMPARE   = 3'd3;
    localparam [2:0] STEP_ACT       = 3'd4;
    localparam [2:0] STEP_DRAIN     = 3'd5;
    localparam [2:0] STEP_DONE      = 3'd6;
    localparam [2:0] STATUS_OK      = 3'd0;
    localparam [2:0] STATUS_EXISTS  = 3'd1;
    localparam [2:0] STATUS_FULL    = 3'd2;
    localparam [2:0] STATUS_MISSING = 3'd3;
    localparam [2:0] STATUS_ILLEGAL = 3'd4;

    reg         clearing;
    reg   [3:0] cleared;
    reg   [3:0] set_1;
    reg  [63:0] key_1;
    reg  [63:0] key_2;
    reg   [3:0] set_2;
    reg  [63:0] key_3;
    reg   [3:0] set_3;
    reg   [3:0] set_4;
    reg   [3:0] own_set;
    reg   [2:0] step;
    reg   [2:0] status;
    reg   [5:0] own_slot;
    reg  [64:0] way_0_rdata;
    reg         found_0_taken;
    reg  [63:0] found_0_key;
    reg  [64:0] way_0_rdata_1;
    reg         own_0_taken;
    reg  [63:0] own_0_key;
    reg         match_0;
    reg         own_match_0;
    reg         own_taken_0;
    reg  [64:0] way_1_rdata;
    reg         found_1_taken;
    reg  [63:0] found_1_key;
    reg  [64:0] way_1_rdata_1;
    reg         own_1_taken;
    reg  [63:0] own_1_key;
    reg         match_1;
    reg         own_match_1;
    reg         own_taken_1;
    reg  [64:0] way_2_rdata;
    reg         found_2_taken;
    reg  [63:0] found_2_key;
    reg  [64:0] way_2_rdata_1;
    reg         own_2_taken;
    reg  [63:0] own_2_key;
    reg         match_2;
    reg         own_match_2;
    reg         own_taken_2;
    reg  [64:0] way_3_rdata;
    reg         found_3_taken;
    reg  [63:0] found_3_key;
    reg  [64:0] way_3_rdata_1;
    reg         own_3_taken;
    reg  [63:0] own_3_key;
    reg         match_3;
    reg         own_match_3;
    reg         own_taken_3;
    reg   [3:0] left;
    reg         acts;
    reg  [64:0] way_0 [0:15];
    reg  [64:0] way_1 [0:15];
    reg  [64:0] way_2 [0:15];
    reg  [64:0] way_3 [0:15];

    wire  [3:0] own_matches = {own_match_3, own_match_2, own_match_1, own_match_0};
    wire        own_matches_any = |own_matches;
    wire  [3:0] free = ~{own_taken_3, own_taken_2, own_taken_1, own_taken_0};
    wire  [3:0] chosen = own_matches_any ? own_matches : free & (4'd0 - free);
    wire  [3:0] writes = chosen & {4{acts}};
    wire  [3:0] matching = {match_3, match_2, match_1, match_0};
    wire  [5:0] place = {|(chosen & 4'd12), |(chosen & 4'd10), own_set};
    wire  [3:0] way_0_choice = clearing ? cleared : own_set;
    wire [64:0] way_0_word = {!(commands_payload_remove || clearing), commands_payload_key};

    always @* begin
        acts = 1'b0;
        case (step)
            STEP_ACT: begin
                if (commands_payload_remove) begin
                    if (own_matches_any) begin
                        acts = 1'b1;
                    end
                end else if (!legal) begin
                end else if (own_matches_any) begin
                end else if (!(|free)) begin
                end else begin
                    acts = 1'b1;
                end
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        way_0_rdata <= way_0[set_1];
        way_0_rdata_1 <= way_0[own_set];
        if (clearing || writes[0]) way_0[way_0_choice] <= way_0_word;
    end

    always @(posedge clk) begin
        way_1_rdata <= way_1[set_1];
        way_1_rdata_1 <= way_1[own_set];
        if (clearing || writes[1]) way_1[way_0_choice] <= way_0_word;
    end

    always @(posedge clk) begin
        way_2_rdata <= way_2[set_1];
        way_2_rdata_1 <= way_2[own_set];
        if (clearing || writes[2]) way_2[way_0_choice] <= way_0_word;
    end

    always @(posedge clk) begin
        way_3_rdata <= way_3[set_1];
        way_3_rdata_1 <= way_3[own_set];
        if (clearing || writes[3]) way_3[way_0_choice] <= way_0_word;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 4'd0;
            step <= STEP_IDLE;
            match_0 <= 1'b0;
            match_1 <= 1'b0;
            match_2 <= 1'b0;
            match_3 <= 1'b0;
            hit <= 1'b0;
        end else begin
            cleared <= cleared + 4'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            match_0 <= found_0_taken && found_0_key == key_3;
            match_1 <= found_1_taken && found_1_key == key_3;
            match_2 <= found_2_taken && found_2_key == key_3;
            match_3 <= found_3_taken && found_3_key == key_3;
            hit <= |matching;
            case (step)
                STEP_IDLE: begin
                    if (commands_valid && !clearing) begin
                        step <= STEP_HASH;
                    end
                end
                STEP_HASH: begin
                    step <= STEP_READ;
                end
                STEP_READ: begin
                    step <= STEP_COMPARE;
                end
                STEP_COMPARE: begin
                    step <= STEP_ACT;
                end
                STEP_ACT: begin
                    step <= STEP_DONE;
                    if (commands_payload_remove) begin
                        if (own_matches_any) begin
                            step <= STEP_DRAIN;
                        end
                    end
                end
                STEP_DRAIN: begin
                    if (left == 4'd1) begin
                        step <= STEP_DONE;
                    end
                end
                STEP_DONE: begin
                    step <= STEP_IDLE;
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        set_1 <= {
            ^(lookup & 64'h8f591eb23d647ac8),
            ^(lookup & 64'h47ac8f591eb23d64),
            ^(lookup & 64'h23d647ac8f591eb2),
            ^(lookup & 64'h1eb23d647ac8f591)
        };
        key_1 <= lookup;
        key_2 <= key_1;
        set_2 <= set_1;
        key_3 <= key_2;
        set_3 <= set_2;
        set_4 <= set_3;
        own_set <= {
            ^(commands_payload_key & 64'h8f591eb23d647ac8),
            ^(commands_payload_key & 64'h47ac8f591eb23d64),
            ^(commands_payload_key & 64'h23d647ac8f591eb2),
            ^(commands_payload_key & 64'h1eb23d647ac8f591)
        };
        found_0_taken <= way_0_rdata[64];
        found_0_key <= way_0_rdata[63:0];
        own_0_taken <= way_0_rdata_1[64];
        own_0_key <= way_0_rdata_1[63:0];
        own_match_0 <= own_0_taken && own_0_key == commands_payload_key;
        own_taken_0 <= own_0_taken;
        found_1_taken <= way_1_rdata[64];
        found_1_key <= way_1_rdata[63:0];
        own_1_taken <= way_1_rdata_1[64];
        own_1_key <= way_1_rdata_1[63:0];
        own_match_1 <= own_1_taken && own_1_key == commands_payload_key;
        own_taken_1 <= own_1_taken;
        found_2_taken <= way_2_rdata[64];
        found_2_key <= way_2_rdata[63:0];
        own_2_taken <= way_2_rdata_1[64];
        own_2_key <= way_2_rdata_1[63:0];
        own_match_2 <= own_2_taken && own_2_key == commands_payload_key;
        own_taken_2 <= own_2_taken;
        found_3_taken <= way_3_rdata[64];
        found_3_key <= way_3_rdata[63:0];
        own_3_taken <= way_3_rdata_1[64];
        own_3_key <= way_3_rdata_1[63:0];
        own_match_3 <= own_3_taken && own_3_key == commands_payload_key;
        own_taken_3 <= own_3_taken;
        slot <= {|(matching & 4'd12), |(matching & 4'd10), set_4};
        case (step)
            STEP_ACT: begin
                own_slot <= place;
                left <= 4'd10;
                if (commands_payload_remove) begin
                    status <= STATUS_MISSING;
                    if (own_matches_any) begin
                        status <= STATUS_OK;
                    end
                end else if (!legal) begin
                    status <= STATUS_ILLEGAL;
                end else if (own_matches_any) begin
                    status <= STATUS_EXISTS;
                end else if (!(|free)) begin
                    status <= STATUS_FULL;
                end else begin
                    status <= STATUS_OK;
                end
            end
            STEP_DRAIN: begin
                left <= left - 4'd1;
            end
            default: begin end
        endcase
    end

    assign ready = !clearing;
    assign placed_valid = acts && !commands_payload_remove;
    assign placed_slot = place;
    assign done_valid = step == STEP_DONE;
    assign done_status = status;
    assign done_slot = own_slot;
    assign commands_ready = step == STEP_DONE;

endmodule

`default_nettype wire
