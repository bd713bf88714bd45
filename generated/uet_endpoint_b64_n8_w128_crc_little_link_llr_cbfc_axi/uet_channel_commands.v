// Brings virtual channels up and takes them down.
`default_nettype none

module uet_channel_commands (
    input  wire        clk,
    input  wire        rst,
    input  wire        on,
    input  wire  [1:0] lossless,
    input  wire [19:0] limits_0,
    input  wire [19:0] limits_1,
    output wire        command_valid,
    output wire  [1:0] command_payload_vc,
    output wire  [3:0] command_payload_kind,
    output wire [19:0] command_payload_value
);

    localparam [3:0] KIND_ENABLE      = 4'd0;
    localparam [3:0] KIND_DISABLE     = 4'd1;
    localparam [3:0] KIND_LOSSLESS    = 4'd2;
    localparam [3:0] KIND_BEST_EFFORT = 4'd3;
    localparam [3:0] KIND_ZERO        = 4'd4;
    localparam [3:0] KIND_LIMIT       = 4'd5;

    reg        was;
    reg        changing;
    reg  [5:0] at;
    reg  [3:0] kind;

    wire       vc = at >= 6'd20;
    wire [5:0] place = vc ? at - 6'd20 : at;
    wire [5:0] step = {2'd0, place[5:2]};
    wire [1:0] lossless_shr_vc = lossless >> vc;

    always @* begin
        kind = KIND_DISABLE;
        if (was) begin
            if (step == 6'd1) begin
                kind = KIND_ZERO;
            end
            if (step == 6'd2) begin
                kind = KIND_LIMIT;
            end
            if (step == 6'd3) begin
                if (lossless_shr_vc[0]) begin
                    kind = KIND_LOSSLESS;
                end else begin
                    kind = KIND_BEST_EFFORT;
                end
            end
            if (step == 6'd4) begin
                kind = KIND_ENABLE;
            end
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            was <= 1'b0;
            changing <= 1'b0;
            at <= 6'd0;
        end else begin
            if (changing) begin
                at <= at + 6'd1;
                if (at == 6'd39) begin
                    changing <= 1'b0;
                end
            end else if (was != on) begin
                was <= on;
                changing <= 1'b1;
                at <= 6'd0;
            end
        end
    end

    assign command_valid = changing && place[1:0] == 2'd0;
    assign command_payload_vc = {1'b0, vc};
    assign command_payload_kind = kind;
    assign command_payload_value = vc ? limits_1 : limits_0;

    wire _unused_ok = &{1'b0, lossless_shr_vc[1]};

endmodule

`default_nettype wire
