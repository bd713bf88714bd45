// Grants 3 requests in turn, as many times in a row as their weights say, each grant held until it is accepted.
`default_nettype none

module weighted_w4_n3_hold (
    input  wire       clk,
    input  wire       rst,
    input  wire [2:0] request,
    input  wire       accept,
    input  wire [3:0] weight_0,
    input  wire [3:0] weight_1,
    input  wire [3:0] weight_2,
    output wire [2:0] grant,
    output wire [1:0] index,
    output wire       valid
);

    reg  [2:0] held;
    reg        holding;
    reg  [2:0] turn;
    reg  [3:0] credit;

    wire [2:0] eligible = holding ? held : request;
    assign valid = |eligible;
    wire       lasts = |credit;
    wire [2:0] after = {turn[1:0], 1'b0};
    wire [2:0] ahead = eligible & (lasts ? turn : after);
    wire [2:0] ahead_1 = ahead | {ahead[1:0], 1'b0};
    wire [2:0] ahead_2 = ahead_1 | {ahead_1[0], 2'd0};
    wire [2:0] any_1 = eligible | {eligible[1:0], 1'b0};
    wire [2:0] any_2 = any_1 | {any_1[0], 2'd0};
    wire [2:0] reached = (|ahead) ? ahead_2 : any_2;
    wire       stays = lasts && reached == turn;
    assign grant = reached & ~{reached[1:0], 1'b0};
    wire [3:0] renewed_or = ({4{grant[0]}} & weight_0) | ({4{grant[1]}} & weight_1);
    wire [3:0] renewed_or_2 = renewed_or | ({4{grant[2]}} & weight_2);
    wire [3:0] renewed = renewed_or_2 - {3'd0, |renewed_or_2};

    always @(posedge clk) begin
        if (rst) begin
            held <= 3'd0;
            holding <= 1'b0;
            turn <= 3'd0;
            credit <= 4'd0;
        end else begin
            if (valid && accept) begin
                turn <= reached;
                if (stays) begin
                    credit <= credit - 4'd1;
                end else begin
                    credit <= renewed;
                end
            end
            held <= grant;
            holding <= valid && !accept;
        end
    end

    assign index = {|(grant & 3'd4), |(grant & 3'd2)};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_held: assert ((held & (held - 3'd1)) == 3'd0);
    always @(posedge clk) if (!rst) holding_one: assert (!holding || (|held));
    always @(posedge clk) if (!rst) turn_is_upper_run: assert (({turn[1:0], 1'b0} & ~turn) == 3'd0);
    always @(posedge clk) if (!rst) one_grant: assert ((grant & (grant - 3'd1)) == 3'd0);
    always @(posedge clk) if (!rst) grant_where_eligible: assert ((grant & ~eligible) == 3'd0);
    always @(posedge clk) if (!rst) grant_where_requested: assert ((|grant) == valid);
`endif

endmodule

`default_nettype wire
