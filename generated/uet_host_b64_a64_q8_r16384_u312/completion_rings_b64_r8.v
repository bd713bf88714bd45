// Writes completions into 8 rings of host memory.
`default_nettype none

module completion_rings_b64_r8 (
    input  wire         clk,
    input  wire         rst,
    input  wire         set_valid,
    input  wire   [2:0] set_index,
    input  wire         set_ring_enable,
    input  wire  [63:0] set_ring_base,
    input  wire   [3:0] set_ring_log_size,
    input  wire   [2:0] set_ring_completions,
    input  wire         doorbell_valid,
    input  wire   [2:0] doorbell_index,
    input  wire  [15:0] doorbell_consumer,
    input  wire         doorbell_arm,
    input  wire         host_error,
    output wire [127:0] heads,
    output wire         lost,
    input  wire   [2:0] completions_payload_ring,
    input  wire  [63:0] completions_payload_facts_key,
    input  wire  [63:0] completions_payload_facts_header_data,
    input  wire  [31:0] completions_payload_facts_initiator,
    input  wire  [31:0] completions_payload_facts_bytes,
    input  wire   [1:0] completions_payload_facts_kind,
    input  wire         completions_payload_facts_has_header_data,
    input  wire         completions_payload_facts_receives,
    input  wire   [7:0] completions_payload_facts_opcode,
    input  wire   [7:0] completions_payload_facts_code,
    input  wire  [31:0] completions_payload_facts_wr_id,
    input  wire         completions_valid,
    output wire         completions_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire  [63:0] down_payload_user_address,
    output wire   [2:0] down_payload_user_ring,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [1:0] STATE_TAKE  = 2'd0;
    localparam [1:0] STATE_LOOK  = 2'd1;
    localparam [1:0] STATE_WAIT  = 2'd2;
    localparam [1:0] STATE_WRITE = 2'd3;

    reg   [1:0] state;
    reg   [2:0] item_ring;
    reg  [63:0] item_facts_key;
    reg  [63:0] item_facts_header_data;
    reg  [31:0] item_facts_initiator;
    reg  [31:0] item_facts_bytes;
    reg   [1:0] item_facts_kind;
    reg         item_facts_has_header_data;
    reg         item_facts_receives;
    reg   [7:0] item_facts_opcode;
    reg   [7:0] item_facts_code;
    reg  [31:0] item_facts_wr_id;
    reg  [63:0] place;
    reg         phase;
    reg         on_0;
    reg  [63:0] base_0;
    reg  [14:0] mask_0;
    reg  [15:0] head_0;
    reg  [15:0] consumer_0;
    reg         on_1;
    reg  [63:0] base_1;
    reg  [14:0] mask_1;
    reg  [15:0] head_1;
    reg  [15:0] consumer_1;
    reg         on_2;
    reg  [63:0] base_2;
    reg  [14:0] mask_2;
    reg  [15:0] head_2;
    reg  [15:0] consumer_2;
    reg         on_3;
    reg  [63:0] base_3;
    reg  [14:0] mask_3;
    reg  [15:0] head_3;
    reg  [15:0] consumer_3;
    reg         on_4;
    reg  [63:0] base_4;
    reg  [14:0] mask_4;
    reg  [15:0] head_4;
    reg  [15:0] consumer_4;
    reg         on_5;
    reg  [63:0] base_5;
    reg  [14:0] mask_5;
    reg  [15:0] head_5;
    reg  [15:0] consumer_5;
    reg         on_6;
    reg  [63:0] base_6;
    reg  [14:0] mask_6;
    reg  [15:0] head_6;
    reg  [15:0] consumer_6;
    reg         on_7;
    reg  [63:0] base_7;
    reg  [14:0] mask_7;
    reg  [15:0] head_7;
    reg  [15:0] consumer_7;
    reg         is_full;
    reg         is_off;

    wire  [3:0] entry_reserved = 4'd0;
    wire        entry_host_error = host_error;
    wire  [1:0] entry_kind = item_facts_kind;
    wire  [5:0] entry_reserved_2 = 6'd0;
    wire        entry_has_header_data = item_facts_has_header_data;
    wire        entry_receives = item_facts_receives;
    wire        entry_phase = phase;
    wire  [7:0] entry_opcode = item_facts_opcode;
    wire  [7:0] entry_code = item_facts_code;
    wire [31:0] entry_initiator = item_facts_initiator;
    wire [63:0] entry_key = item_facts_key;
    wire [63:0] entry_header_data = item_facts_header_data;
    wire [31:0] entry_bytes = item_facts_bytes;
    wire [31:0] entry_wr_id = item_facts_wr_id;
    wire        leaving_ready = down_ready;
    wire        written = state == STATE_WRITE && leaving_ready;
    wire [15:0] at_choice = item_ring[0] ? head_7 : head_6;
    wire [15:0] at_choice_2 = item_ring[1] ? at_choice : item_ring[0] ? head_5 : head_4;
    wire [15:0] at_choice_3 = item_ring[0] ? head_3 : head_2;
    wire [15:0] at_choice_4 = item_ring[1] ? at_choice_3 : item_ring[0] ? head_1 : head_0;
    wire [15:0] at_choice_5 = item_ring[2] ? at_choice_2 : at_choice_4;
    wire [14:0] at_choice_6 = item_ring[0] ? mask_7 : mask_6;
    wire [14:0] at_choice_7 = item_ring[1] ? at_choice_6 : item_ring[0] ? mask_5 : mask_4;
    wire [14:0] at_choice_8 = item_ring[0] ? mask_3 : mask_2;
    wire [14:0] at_choice_9 = item_ring[1] ? at_choice_8 : item_ring[0] ? mask_1 : mask_0;
    wire [14:0] at_choice_10 = item_ring[2] ? at_choice_7 : at_choice_9;
    wire [14:0] at = at_choice_5[14:0] & at_choice_10;
    wire [15:0] lap_word = {1'b0, at_choice_10};
    wire        lap = |(at_choice_5 & (lap_word + 16'd1));
    wire [14:0] mask_0_not = ~({15{1'b1}} << set_ring_log_size);
    wire [63:0] place_choice = item_ring[0] ? base_7 : base_6;
    wire [63:0] place_choice_2 = item_ring[1] ? place_choice : item_ring[0] ? base_5 : base_4;
    wire [63:0] place_choice_3 = item_ring[0] ? base_3 : base_2;
    wire [63:0] place_choice_4 = item_ring[1] ? place_choice_3 : item_ring[0] ? base_1 : base_0;
    wire [15:0] is_full_choice = item_ring[0] ? consumer_7 : consumer_6;
    wire [15:0] is_full_choice_2 = item_ring[1] ? is_full_choice : item_ring[0] ? consumer_5 : consumer_4;
    wire [15:0] is_full_choice_3 = item_ring[0] ? consumer_3 : consumer_2;
    wire [15:0] is_full_choice_4 = item_ring[1] ? is_full_choice_3 : item_ring[0] ? consumer_1 : consumer_0;
    wire [15:0] is_full_difference = at_choice_5 - (item_ring[2] ? is_full_choice_2 : is_full_choice_4);
    wire        is_off_choice = item_ring[0] ? on_7 : on_6;
    wire        is_off_choice_2 = item_ring[1] ? is_off_choice : item_ring[0] ? on_5 : on_4;
    wire        is_off_choice_3 = item_ring[0] ? on_3 : on_2;
    wire        is_off_choice_4 = item_ring[1] ? is_off_choice_3 : item_ring[0] ? on_1 : on_0;

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_TAKE;
            on_0 <= 1'b0;
            head_0 <= 16'd0;
            consumer_0 <= 16'd0;
            on_1 <= 1'b0;
            head_1 <= 16'd0;
            consumer_1 <= 16'd0;
            on_2 <= 1'b0;
            head_2 <= 16'd0;
            consumer_2 <= 16'd0;
            on_3 <= 1'b0;
            head_3 <= 16'd0;
            consumer_3 <= 16'd0;
            on_4 <= 1'b0;
            head_4 <= 16'd0;
            consumer_4 <= 16'd0;
            on_5 <= 1'b0;
            head_5 <= 16'd0;
            consumer_5 <= 16'd0;
            on_6 <= 1'b0;
            head_6 <= 16'd0;
            consumer_6 <= 16'd0;
            on_7 <= 1'b0;
            head_7 <= 16'd0;
            consumer_7 <= 16'd0;
        end else begin
            if (doorbell_valid && doorbell_index == 3'd0) begin
                consumer_0 <= doorbell_consumer;
            end
            if (written && item_ring == 3'd0) begin
                head_0 <= head_0 + 16'd1;
            end
            if (set_valid && set_index == 3'd0) begin
                on_0 <= set_ring_enable;
                head_0 <= 16'd0;
                consumer_0 <= 16'd0;
            end
            if (doorbell_valid && doorbell_index == 3'd1) begin
                consumer_1 <= doorbell_consumer;
            end
            if (written && item_ring == 3'd1) begin
                head_1 <= head_1 + 16'd1;
            end
            if (set_valid && set_index == 3'd1) begin
                on_1 <= set_ring_enable;
                head_1 <= 16'd0;
                consumer_1 <= 16'd0;
            end
            if (doorbell_valid && doorbell_index == 3'd2) begin
                consumer_2 <= doorbell_consumer;
            end
            if (written && item_ring == 3'd2) begin
                head_2 <= head_2 + 16'd1;
            end
            if (set_valid && set_index == 3'd2) begin
                on_2 <= set_ring_enable;
                head_2 <= 16'd0;
                consumer_2 <= 16'd0;
            end
            if (doorbell_valid && doorbell_index == 3'd3) begin
                consumer_3 <= doorbell_consumer;
            end
            if (written && item_ring == 3'd3) begin
                head_3 <= head_3 + 16'd1;
            end
            if (set_valid && set_index == 3'd3) begin
                on_3 <= set_ring_enable;
                head_3 <= 16'd0;
                consumer_3 <= 16'd0;
            end
            if (doorbell_valid && doorbell_index == 3'd4) begin
                consumer_4 <= doorbell_consumer;
            end
            if (written && item_ring == 3'd4) begin
                head_4 <= head_4 + 16'd1;
            end
            if (set_valid && set_index == 3'd4) begin
                on_4 <= set_ring_enable;
                head_4 <= 16'd0;
                consumer_4 <= 16'd0;
            end
            if (doorbell_valid && doorbell_index == 3'd5) begin
                consumer_5 <= doorbell_consumer;
            end
            if (written && item_ring == 3'd5) begin
                head_5 <= head_5 + 16'd1;
            end
            if (set_valid && set_index == 3'd5) begin
                on_5 <= set_ring_enable;
                head_5 <= 16'd0;
                consumer_5 <= 16'd0;
            end
            if (doorbell_valid && doorbell_index == 3'd6) begin
                consumer_6 <= doorbell_consumer;
            end
            if (written && item_ring == 3'd6) begin
                head_6 <= head_6 + 16'd1;
            end
            if (set_valid && set_index == 3'd6) begin
                on_6 <= set_ring_enable;
                head_6 <= 16'd0;
                consumer_6 <= 16'd0;
            end
            if (doorbell_valid && doorbell_index == 3'd7) begin
                consumer_7 <= doorbell_consumer;
            end
            if (written && item_ring == 3'd7) begin
                head_7 <= head_7 + 16'd1;
            end
            if (set_valid && set_index == 3'd7) begin
                on_7 <= set_ring_enable;
                head_7 <= 16'd0;
                consumer_7 <= 16'd0;
            end
            case (state)
                STATE_TAKE: begin
                    if (completions_valid) begin
                        state <= STATE_LOOK;
                    end
                end
                STATE_LOOK: begin
                    state <= STATE_WAIT;
                end
                STATE_WAIT: begin
                    if (is_off) begin
                        state <= STATE_TAKE;
                    end else if (is_full) begin
                        state <= STATE_LOOK;
                    end else begin
                        state <= STATE_WRITE;
                    end
                end
                STATE_WRITE: begin
                    if (written) begin
                        state <= STATE_TAKE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        if (set_valid && set_index == 3'd0) begin
            base_0 <= set_ring_base;
            mask_0 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd1) begin
            base_1 <= set_ring_base;
            mask_1 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd2) begin
            base_2 <= set_ring_base;
            mask_2 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd3) begin
            base_3 <= set_ring_base;
            mask_3 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd4) begin
            base_4 <= set_ring_base;
            mask_4 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd5) begin
            base_5 <= set_ring_base;
            mask_5 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd6) begin
            base_6 <= set_ring_base;
            mask_6 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd7) begin
            base_7 <= set_ring_base;
            mask_7 <= mask_0_not;
        end
        case (state)
            STATE_TAKE: begin
                if (completions_valid) begin
                    item_ring <= completions_payload_ring;
                    item_facts_key <= completions_payload_facts_key;
                    item_facts_header_data <= completions_payload_facts_header_data;
                    item_facts_initiator <= completions_payload_facts_initiator;
                    item_facts_bytes <= completions_payload_facts_bytes;
                    item_facts_kind <= completions_payload_facts_kind;
                    item_facts_has_header_data <= completions_payload_facts_has_header_data;
                    item_facts_receives <= completions_payload_facts_receives;
                    item_facts_opcode <= completions_payload_facts_opcode;
                    item_facts_code <= completions_payload_facts_code;
                    item_facts_wr_id <= completions_payload_facts_wr_id;
                end
            end
            STATE_LOOK: begin
                place <= (item_ring[2] ? place_choice_2 : place_choice_4) + {44'd0, at, 5'd0};
                phase <= !lap;
                is_full <= lap_word < is_full_difference;
                is_off <= !(item_ring[2] ? is_off_choice_2 : is_off_choice_4);
            end
            default: begin end
        endcase
    end

    assign heads = {head_7, head_6, head_5, head_4, head_3, head_2, head_1, head_0};
    assign lost = state == STATE_WAIT && is_off;
    assign completions_ready = state == STATE_TAKE;
    assign down_payload_data = {
        256'd0,
        entry_reserved,
        entry_host_error,
        entry_kind,
        entry_reserved_2,
        entry_has_header_data,
        entry_receives,
        entry_phase,
        entry_opcode,
        entry_code,
        entry_initiator,
        entry_key,
        entry_header_data,
        entry_bytes,
        entry_wr_id
    };
    assign down_payload_keep = 64'hffffffff;
    assign down_payload_last = 1'b1;
    assign down_payload_user_address = place;
    assign down_payload_user_ring = item_ring;
    assign down_valid = state == STATE_WRITE;

    wire _unused_ok = &{1'b0, set_ring_completions, doorbell_arm};

endmodule

`default_nettype wire
