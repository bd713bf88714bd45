// Turns among 32 virtual channels, chosen a clock ahead.
`default_nettype none

module cbfc_turns_n32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] fits,
    input  wire [31:0] fits_again,
    input  wire        go,
    input  wire [31:0] lasts,
    output reg  [31:0] turn,
    output wire        served,
    output reg         fresh
);

    reg  [30:0] above;

    assign served = |(turn & fits);
    wire [31:0] leaves = turn & {32{go}};
    wire [31:0] able = (leaves & fits_again) | (~leaves & fits);
    wire        goes_on = |(leaves & fits & fits_again & lasts);
    wire [31:0] ahead = able & {above, 1'b0};
    wire [31:0] ahead_1 = ahead | {ahead[30:0], 1'b0};
    wire [31:0] ahead_2 = ahead_1 | {ahead_1[29:0], 2'd0};
    wire [31:0] ahead_4 = ahead_2 | {ahead_2[27:0], 4'd0};
    wire [31:0] ahead_8 = ahead_4 | {ahead_4[23:0], 8'd0};
    wire [31:0] ahead_16 = ahead_8 | {ahead_8[15:0], 16'd0};
    wire [31:0] any_1 = able | {able[30:0], 1'b0};
    wire [31:0] any_2 = any_1 | {any_1[29:0], 2'd0};
    wire [31:0] any_4 = any_2 | {any_2[27:0], 4'd0};
    wire [31:0] any_8 = any_4 | {any_4[23:0], 8'd0};
    wire [31:0] any_16 = any_8 | {any_8[15:0], 16'd0};
    wire [31:0] reached = (|ahead) ? ahead_16 : any_16;

    always @(posedge clk) begin
        if (rst) begin
            turn <= 32'd0;
            above <= 31'd0;
            fresh <= 1'b0;
        end else begin
            if (!served || go) begin
                if (goes_on) begin
                    fresh <= 1'b0;
                end else begin
                    fresh <= 1'b1;
                    turn <= reached & ~{reached[30:0], 1'b0};
                    if (|able) begin
                        above <= reached[30:0];
                    end
                end
            end
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_turn: assert ((turn & (turn - 32'd1)) == 32'd0);
`endif

endmodule

`default_nettype wire
