// When 1 block a clock are multiplied, and by which power of H.
`default_nettype none

module ghash_schedule_p1_k256 (
    input  wire       clk,
    input  wire       rst,
    input  wire       valid,
    input  wire       beat_last,
    input  wire       beat_count,
    input  wire [7:0] beat_key,
    output wire       issue,
    output wire [2:0] place,
    output wire [7:0] key,
    output wire       power_0,
    output wire       turn_0_block,
    output wire       turn_0_continues,
    output wire       turn_0_concludes,
    output wire       starts,
    output wire       ends
);

    reg  [1:0] held;
    reg        waiting_0_last;
    reg  [7:0] waiting_0_key;
    reg        waiting_1_last;
    reg  [7:0] waiting_1_key;
    reg        waiting_2_last;
    reg  [7:0] waiting_2_key;
    reg  [1:0] beats_done;
    reg        in_turn;
    reg        valid_decide;
    reg        is_last_decide;
    reg        near_decide;
    reg  [1:0] blocks_left_decide;
    reg  [7:0] head_key_decide;
    reg        is_open_decide;
    reg        goes_on_decide;
    reg  [2:0] place_of_head;
    reg        concluding;
    reg        valid_out;
    reg  [2:0] head_place_out;
    reg  [7:0] head_key_out;
    reg        powers_out_0;
    reg        turns_out_0_block;
    reg        turns_out_0_continues;
    reg        turns_out_0_concludes;
    reg        is_start_out;
    reg        is_end_out;

    wire       known = held > 2'd1 || waiting_0_last;
    wire       go = known && (in_turn || beats_done == 2'd0);
    wire [1:0] rest = held - {1'b0, go};
    wire       near = waiting_0_last || waiting_1_last;
    wire [1:0] blocks_left = waiting_0_last ? 2'd1 : 2'd2;
    wire [7:0] head_key = waiting_0_key;
    wire       is_last = waiting_0_last;
    wire       is_open = |beats_done;
    wire       goes_on = beats_done == 2'd2;
    wire [1:0] exponent_0 = blocks_left_decide - 2'd1;
    wire       concludes = valid_decide && near_decide;
    wire [2:0] head_place = place_of_head;
    wire       is_start = concludes && !concluding;
    wire       is_end = valid_decide && is_last_decide;
    wire       powers_0 = near_decide ? exponent_0[0] : 1'b1;
    wire       turns_0_block = valid_decide;
    wire       turns_0_continues = valid_decide ? goes_on_decide : is_open_decide;
    wire       turns_0_concludes = valid_decide && near_decide;

    always @(posedge clk) begin
        if (rst) begin
            held <= 2'd0;
            waiting_0_last <= 1'b0;
            waiting_1_last <= 1'b0;
            waiting_2_last <= 1'b0;
            beats_done <= 2'd0;
            in_turn <= 1'b0;
            valid_decide <= 1'b0;
            place_of_head <= 3'd0;
            concluding <= 1'b0;
            valid_out <= 1'b0;
            is_end_out <= 1'b0;
        end else begin
            in_turn <= go || !in_turn;
            if (go) begin
                if (waiting_0_last) begin
                    beats_done <= 2'd0;
                end else if (beats_done != 2'd2) begin
                    beats_done <= beats_done + 2'd1;
                end
            end
            held <= rest + {1'b0, valid};
            if (go) begin
                waiting_0_last <= waiting_1_last;
            end
            if (valid && rest == 2'd0) begin
                waiting_0_last <= beat_last;
            end
            if (go) begin
                waiting_1_last <= waiting_2_last;
            end
            if (valid && rest == 2'd1) begin
                waiting_1_last <= beat_last;
            end
            waiting_2_last <= 1'b0;
            if (valid && rest == 2'd2) begin
                waiting_2_last <= beat_last;
            end
            valid_decide <= go;
            if (valid_decide) begin
                place_of_head <= place_of_head + 3'd1;
            end
            concluding <= concludes && !is_last_decide;
            valid_out <= valid_decide;
            is_end_out <= is_end;
        end
    end

    always @(posedge clk) begin
        if (go) begin
            waiting_0_key <= waiting_1_key;
        end
        if (valid && rest == 2'd0) begin
            waiting_0_key <= beat_key;
        end
        if (go) begin
            waiting_1_key <= waiting_2_key;
        end
        if (valid && rest == 2'd1) begin
            waiting_1_key <= beat_key;
        end
        if (valid && rest == 2'd2) begin
            waiting_2_key <= beat_key;
        end
        is_last_decide <= is_last;
        near_decide <= near;
        blocks_left_decide <= blocks_left;
        head_key_decide <= head_key;
        is_open_decide <= is_open;
        goes_on_decide <= goes_on;
        head_place_out <= head_place;
        head_key_out <= head_key_decide;
        powers_out_0 <= powers_0;
        turns_out_0_block <= turns_0_block;
        turns_out_0_continues <= turns_0_continues;
        turns_out_0_concludes <= turns_0_concludes;
        is_start_out <= is_start;
    end

    assign issue = valid_out;
    assign place = head_place_out;
    assign key = head_key_out;
    assign power_0 = powers_out_0;
    assign turn_0_block = turns_out_0_block;
    assign turn_0_continues = turns_out_0_continues;
    assign turn_0_concludes = turns_out_0_concludes;
    assign starts = is_start_out;
    assign ends = is_end_out;

    wire _unused_ok = &{1'b0, beat_count, exponent_0[1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) has_room: assert (go || held != 2'd3);
    always @(posedge clk) if (!rst) has_blocks: assert (!valid || beat_count || !beat_last);
`endif

endmodule

`default_nettype wire
