// Pads frames that are too short and cuts those that are too long, in beats of 8 bytes.
`default_nettype none

module llr_frame_bounds_b8_l190 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] last_beat,
    input  wire  [7:0] last_keep,
    output wire        padded,
    output wire        too_long,
    input  wire [63:0] up_payload_data,
    input  wire  [7:0] up_payload_keep,
    input  wire        up_payload_last,
    input  wire        up_payload_user_poison,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire        down_payload_user_poison,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [7:0] at;
    reg        padding;
    reg        poisoned;
    reg        skipping;

    wire       is_early = at < 8'd7;
    wire       is_least = at == 8'd7;
    wire       ends = padding || up_payload_last;
    wire       is_short = up_payload_last && (is_early || (is_least && !up_payload_keep[3]));
    wire       at_limit = at >= last_beat;
    wire       cuts_term = !up_payload_last || (|(up_payload_keep & ~last_keep));
    wire       cuts = at_limit && !padding && cuts_term;
    wire [7:0] came = up_payload_keep & {8{!padding}};
    wire       ends_and_is_early = ends && is_early;
    wire       ends_and_is_least = ends && is_least;
    wire [7:0] filled = came | {8{ends_and_is_early}} | (8'd15 & {8{ends_and_is_least}});
    wire [7:0] kept = filled & (last_keep | {8{!cuts}});
    wire       is_last = cuts || (ends && !is_early);
    wire       valid = padding || (up_valid && !skipping);
    wire       takes = valid && down_ready;

    always @(posedge clk) begin
        if (rst) begin
            at <= 8'd0;
            padding <= 1'b0;
            skipping <= 1'b0;
        end else begin
            if (takes) begin
                at <= is_last ? 8'd0 : at + 8'd1;
                padding <= ends && !is_last;
                skipping <= cuts && !up_payload_last;
            end
            if (skipping && up_valid && up_payload_last) begin
                skipping <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (takes) begin
            if (!padding) begin
                poisoned <= up_payload_user_poison;
            end
        end
    end

    assign padded = takes && !padding && is_short;
    assign too_long = takes && cuts;
    assign up_ready = skipping || (down_ready && !padding);
    assign down_payload_data = {
        up_payload_data[63:56] & {8{came[7]}},
        up_payload_data[55:48] & {8{came[6]}},
        up_payload_data[47:40] & {8{came[5]}},
        up_payload_data[39:32] & {8{came[4]}},
        up_payload_data[31:24] & {8{came[3]}},
        up_payload_data[23:16] & {8{came[2]}},
        up_payload_data[15:8] & {8{came[1]}},
        up_payload_data[7:0] & {8{came[0]}}
    };
    assign down_payload_keep = kept;
    assign down_payload_last = is_last;
    assign down_payload_user_poison = padding ? poisoned : up_payload_user_poison || cuts;
    assign down_valid = valid;

`ifdef FORMAL
    always @(posedge clk) if (!rst) short_or_long: assert (!(padding && skipping));
    always @(posedge clk) if (!rst) sixty_bytes: assert (!(takes && is_last) || !is_early);
`endif

endmodule

`default_nettype wire
