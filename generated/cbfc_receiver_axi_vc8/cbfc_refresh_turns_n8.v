// Turns of 8 virtual channels to be advertised without news.
`default_nettype none

module cbfc_refresh_turns_n8 (
    input  wire       clk,
    input  wire       rst,
    input  wire       tick,
    input  wire [7:0] active,
    input  wire       told,
    input  wire [2:0] vc_0,
    input  wire [2:0] vc_1,
    output wire       late,
    output reg  [2:0] vc,
    output wire       has_second,
    output wire [2:0] second_vc
);

    reg  [1:0] fresh;
    reg  [1:0] beyond;
    reg        due;
    reg        off;
    reg        partner_on;
    reg  [1:0] beat;

    wire       waits = vc[2:1] != beyond;
    wire       stale = vc[2:1] != fresh;
    wire       is_first = vc_0 == vc;
    wire       is_told = told && waits && (is_first || vc_1 == vc);
    wire       goes = off || is_told;
    wire       stays = waits && !goes;
    wire [1:0] beyond_plus_1 = beyond + 2'd1;
    wire       room = beyond_plus_1 != vc[2:1];
    wire [2:0] vc_or_1 = vc | 3'd1;
    wire [7:0] active_shr_vc = active >> vc;
    wire       active_shr_vc_0 = active_shr_vc[0];
    wire [7:0] active_shr_vc_or_1 = active >> vc_or_1;
    wire       vc_term = !vc[0] && (vc_0 == vc_or_1 || vc_1 == vc_or_1);
    wire       is_told_and_vc_term_or_vc_0 = (is_told && vc_term) || vc[0];

    always @(posedge clk) begin
        if (rst) begin
            vc <= 3'd0;
            fresh <= 2'd0;
            beyond <= 2'd0;
            due <= 1'b0;
            off <= 1'b0;
            partner_on <= 1'b0;
            beat <= 2'd0;
        end else begin
            due <= stays && active_shr_vc_0;
            off <= stays && !active_shr_vc_0;
            partner_on <= stays && !vc[0] && active_shr_vc_or_1[0];
            if (goes) begin
                vc <= is_told_and_vc_term_or_vc_0 ? {vc[2:1] + 2'd1, 1'b0} : vc_or_1;
            end
            if (tick) begin
                beat <= beat + 2'd1;
            end
            if (tick) begin
                fresh <= beyond;
                if (!(|beat) && room) begin
                    beyond <= beyond_plus_1;
                end
            end
        end
    end

    assign late = due && stale;
    assign has_second = due && (!is_first || partner_on);
    assign second_vc = is_first ? vc_or_1 : vc;

    wire _unused_ok = &{1'b0, active_shr_vc[7:1], active_shr_vc_or_1[7:1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) pairs_are_whole: assert (!vc[0] || waits);
`endif

endmodule

`default_nettype wire
