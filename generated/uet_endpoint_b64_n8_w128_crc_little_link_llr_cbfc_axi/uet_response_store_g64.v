// Keeps responses of SES by their handles.
`default_nettype none

module uet_response_store_g64 (
    input  wire        clk,
    input  wire        store_valid,
    input  wire  [8:0] store_handle,
    input  wire  [5:0] store_response_opcode,
    input  wire  [5:0] store_response_return_code,
    input  wire [15:0] store_response_message_id,
    input  wire  [7:0] store_response_ri_generation,
    input  wire [23:0] store_response_job_id,
    input  wire [31:0] store_response_modified_length,
    input  wire  [8:0] handle,
    output reg   [5:0] found_opcode,
    output reg   [5:0] found_return_code,
    output reg  [15:0] found_message_id,
    output reg   [7:0] found_ri_generation,
    output reg  [23:0] found_job_id,
    output reg  [31:0] found_modified_length
);

    reg  [91:0] responses_rdata;
    (* no_rw_check *)
    reg  [91:0] responses [0:511];

    always @(posedge clk) begin
        responses_rdata <= responses[handle];
        if (store_valid) responses[store_handle] <= {
        store_response_opcode,
        store_response_return_code,
        store_response_message_id,
        store_response_ri_generation,
        store_response_job_id,
        store_response_modified_length
    };
    end

    always @(posedge clk) begin
        found_opcode <= responses_rdata[91:86];
        found_return_code <= responses_rdata[85:80];
        found_message_id <= responses_rdata[79:64];
        found_ri_generation <= responses_rdata[63:56];
        found_job_id <= responses_rdata[55:32];
        found_modified_length <= responses_rdata[31:0];
    end

endmodule

`default_nettype wire
