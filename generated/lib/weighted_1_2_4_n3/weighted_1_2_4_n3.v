// Grants 3 requests in turn, 1, 2, 4 times in a row.
`default_nettype none

module weighted_1_2_4_n3 (
    input  wire       clk,
    input  wire       rst,
    input  wire [2:0] request,
    input  wire       accept,
    output wire [2:0] grant,
    output wire [1:0] index,
    output wire       valid
);

    reg  [2:0] turn;
    reg  [1:0] credit;

    assign valid = |request;
    wire       lasts = |credit;
    wire [2:0] after = {turn[1:0], 1'b0};
    wire [2:0] ahead = request & (lasts ? turn : after);
    wire [2:0] ahead_1 = ahead | {ahead[1:0], 1'b0};
    wire [2:0] ahead_2 = ahead_1 | {ahead_1[0], 2'd0};
    wire [2:0] any_1 = request | {request[1:0], 1'b0};
    wire [2:0] any_2 = any_1 | {any_1[0], 2'd0};
    wire [2:0] reached = (|ahead) ? ahead_2 : any_2;
    wire       stays = lasts && reached == turn;
    assign grant = reached & ~{reached[1:0], 1'b0};
    wire [1:0] renewed = ({2{grant[1]}} & 2'd1) | {2{grant[2]}};

    always @(posedge clk) begin
        if (rst) begin
            turn <= 3'd0;
            credit <= 2'd0;
        end else begin
            if (valid && accept) begin
                turn <= reached;
                if (stays) begin
                    credit <= credit - 2'd1;
                end else begin
                    credit <= renewed;
                end
            end
        end
    end

    assign index = {|(grant & 3'd4), |(grant & 3'd2)};

`ifdef FORMAL
    always @(posedge clk) if (!rst) turn_is_upper_run: assert (({turn[1:0], 1'b0} & ~turn) == 3'd0);
    always @(posedge clk) if (!rst) one_grant: assert ((grant & (grant - 3'd1)) == 3'd0);
    always @(posedge clk) if (!rst) grant_where_eligible: assert ((grant & ~request) == 3'd0);
    always @(posedge clk) if (!rst) grant_where_requested: assert ((|grant) == valid);
`endif

endmodule

`default_nettype wire
