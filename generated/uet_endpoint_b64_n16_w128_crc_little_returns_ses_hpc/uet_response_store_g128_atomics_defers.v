// Keeps responses of SES by their handles.
`default_nettype none

module uet_response_store_g128_atomics_defers (
    input  wire        clk,
    input  wire        store_valid,
    input  wire  [8:0] store_handle,
    input  wire  [1:0] store_response_list,
    input  wire  [5:0] store_response_opcode,
    input  wire  [5:0] store_response_return_code,
    input  wire [15:0] store_response_message_id,
    input  wire  [7:0] store_response_ri_generation,
    input  wire [23:0] store_response_job_id,
    input  wire [31:0] store_response_modified_length,
    input  wire  [3:0] store_response_fetched_length,
    input  wire [63:0] store_response_fetched_data,
    input  wire  [8:0] handle,
    output reg   [1:0] found_list,
    output reg   [5:0] found_opcode,
    output reg   [5:0] found_return_code,
    output reg  [15:0] found_message_id,
    output reg   [7:0] found_ri_generation,
    output reg  [23:0] found_job_id,
    output reg  [31:0] found_modified_length,
    output reg   [3:0] found_fetched_length,
    output reg  [63:0] found_fetched_data
);

    reg  [161:0] responses_rdata;
    (* no_rw_check *)
    reg  [161:0] responses [0:511];

    always @(posedge clk) begin
        responses_rdata <= responses[handle];
        if (store_valid) responses[store_handle] <= {
        store_response_list,
        store_response_opcode,
        store_response_return_code,
        store_response_message_id,
        store_response_ri_generation,
        store_response_job_id,
        store_response_modified_length,
        store_response_fetched_length,
        store_response_fetched_data
    };
    end

    always @(posedge clk) begin
        found_list <= responses_rdata[161:160];
        found_opcode <= responses_rdata[159:154];
        found_return_code <= responses_rdata[153:148];
        found_message_id <= responses_rdata[147:132];
        found_ri_generation <= responses_rdata[131:124];
        found_job_id <= responses_rdata[123:100];
        found_modified_length <= responses_rdata[99:68];
        found_fetched_length <= responses_rdata[67:64];
        found_fetched_data <= responses_rdata[63:0];
    end

endmodule

`default_nettype wire
