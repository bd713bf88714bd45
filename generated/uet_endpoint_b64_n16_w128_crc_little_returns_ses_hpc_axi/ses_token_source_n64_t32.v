// Tokens of 32 bits, each with one of 64 places.
`default_nettype none

module ses_token_source_n64_t32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] taken,
    input  wire        take,
    output wire        valid,
    output wire  [5:0] slot,
    output wire [31:0] token
);

    reg         is_there;
    reg   [5:0] place;
    reg  [25:0] count;
    wire        free_valid;
    wire  [5:0] free_index;
    wire [63:0] free_one_hot;

    wire takes = take && is_there;

    priority_encoder_w64 free (
        .requests (~taken),
        .valid    (free_valid),
        .index    (free_index),
        .one_hot  (free_one_hot)
    );

    always @(posedge clk) begin
        if (rst) begin
            is_there <= 1'b0;
            count <= 26'd1;
        end else begin
            is_there <= free_valid;
            if (takes) begin
                is_there <= 1'b0;
                count <= (&count) ? 26'd1 : count + 26'd1;
            end
        end
    end

    always @(posedge clk) begin
        place <= free_index;
    end

    assign valid = is_there;
    assign slot = place;
    assign token = {count, place};

    wire _unused_ok = &{1'b0, free_one_hot};

endmodule

`default_nettype wire
